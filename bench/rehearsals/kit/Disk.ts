import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `EXT4_IOC_SHUTDOWN` with `EXT4_GOING_FLAGS_NOLOGFLUSH`: nothing that is not on the device reaches it any more. */
const SHUT_DOWN = `open(my $folder, '<', $ARGV[0]) or die; my $how = pack('L', 2); ioctl($folder, 0x8004587d, $how) or die $!`;

export interface Disk {
  /** Where it is mounted. */
  folder: string;
  /** Cuts the power: all that was not written to the device is lost. Ends what uses it before `restart`. */
  cutPower(): void;
  /** Mounts the device again, as a machine does at its start. */
  restart(): void;
  close(): void;
}

/**
 * A file system of its own on an image file; needs root. Its journal is written when a program asks for it, not by a
 * timer, so that what a program forgets to ask for is lost.
 */
export function openDisk(megabytes: number): Disk {
  const parent = mkdtempSync(join(tmpdir(), 'gezi-disk-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(parent, 0o755);
  const image = join(parent, 'image');
  const folder = join(parent, 'mounted');
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1024 * 1024);
  mkdirSync(folder);
  run('mkfs.ext4', '-q', '-m', '0', image);
  const mount = () => run('mount', '-o', 'loop,commit=300', image, folder);
  mount();
  return {
    folder,
    cutPower: () => run('perl', '-e', SHUT_DOWN, folder),
    restart() {
      run('umount', folder);
      mount();
    },
    close() {
      run('umount', folder);
      rmSync(parent, { recursive: true });
    },
  };
}

function run(command: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr || String(error)}`);
}
