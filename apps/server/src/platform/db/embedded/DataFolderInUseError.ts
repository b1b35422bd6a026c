/** Another process uses the folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';

  /** @param holder process id, and start of its lock as `YYYY-MM-DD HH:mm:ss` */
  constructor(
    readonly folder: string,
    readonly holder: { pid: number; since: string },
  ) {
    const { pid, since } = holder;
    super(
      `数据目录 ${folder} 正被另一个进程使用（进程号 ${pid}，自 ${since}）。请先停止它，或用 DATA_DIR 指定另一个目录。\n` +
        `The data folder ${folder} is in use by process ${pid} (since ${since}). ` +
        'Stop it first, or choose another folder with DATA_DIR.',
    );
  }
}
