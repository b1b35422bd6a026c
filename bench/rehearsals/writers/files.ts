import { ABSENT } from '../kit/Hand.ts';
import type { Writer } from '../kit/Writer.ts';

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
