import { createHash } from 'node:crypto';
import { LARGE_PART, type LargeUploadState, type StoredFile } from '@gezi/domain';
import { done } from '../../../e2e/support/api.ts';
import { ABSENT } from '../kit/Hand.ts';
import type { Writer } from '../kit/Writer.ts';

const LARGE = '/sys/common/largeUpload';
/** Milliseconds between two large files, which fill the disk. */
const REST = 20_000;

/** Files of different sizes, whose bytes are read again. */
export const files: Writer = {
  name: 'file',
  async run(hand) {
    const manager = await hand.as('manager');
    for (const size of [10, 10_000, 1_000_000]) {
      const name = `${hand.tag}-${size}.txt`;
      const text = `${name} `.repeat(size / 10).slice(0, size);
      let url: string | undefined;
      // A file whose answer was lost has no path that anybody knows, and is sent again.
      const record = hand.record(`file of ${size} bytes`, async () => {
        if (url === undefined) return ABSENT;
        const stored = await hand.readText('manager', `/sys/common/static/${url}`);
        return stored === text ? 'whole' : `${stored?.length} of ${size} bytes`;
      });
      const send = async () => {
        const answer = await manager.sendFile('temp', name, text);
        if (answer.body.success) ({ url } = answer.body.result);
        return answer;
      };
      await record.step('upload', send, 'whole');
    }
  },
};

/** A file that is sent in parts. */
export const largeFiles: Writer = {
  name: 'large',
  async run(hand) {
    const manager = await hand.as('manager');
    const parts = [`${hand.tag} `.repeat(LARGE_PART).slice(0, LARGE_PART), `${hand.tag} end`];
    const text = parts.join('');
    const about = { fileName: `${hand.tag}.txt`, fileSize: text.length, fingerprint: sha256(text).toString('hex') };
    const begin = () => hand.prepare(() => done<LargeUploadState>(manager.post(`${LARGE}/begin`, about)));
    const { id } = await begin();
    let url: string | undefined;
    const record = hand.record('large file', async () => {
      if (url === undefined) return `${(await begin()).received} parts`;
      const stored = await hand.readText('manager', `/sys/common/static/${url}`);
      return stored === text ? 'whole' : `${stored?.length} of ${text.length} bytes`;
    });
    record.expect('0 parts');
    for (const [index, part] of parts.entries()) {
      const send = () => {
        const form = new FormData();
        form.append('file', new Blob([part]), 'part');
        return manager.sendForm(`${LARGE}/${id}/${index}?sha256=${sha256(part).toString('hex')}`, form);
      };
      await record.step(`part ${index}`, send, `${index + 1} parts`);
    }
    const digest = createHash('sha256')
      .update(Buffer.concat(parts.map(sha256)))
      .digest('hex');
    const finish = async () => {
      const answer = await manager.post<StoredFile>(`${LARGE}/finish`, { id, digest });
      if (answer.body.success) url = answer.body.message;
      return answer;
    };
    await record.step('finish', finish, 'whole');
    await hand.rest(REST);
  },
};

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
