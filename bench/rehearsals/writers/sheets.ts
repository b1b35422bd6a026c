import { setTimeout as wait } from 'node:timers/promises';
import { sheetPerson } from '../../../apps/server/tests/support/sheetPerson.ts';
import type { ApiAnswer } from '../kit/Client.ts';
import { ABSENT, type Hand } from '../kit/Hand.ts';
import type { Writer } from '../kit/Writer.ts';

/** Milliseconds for which a step waits for its acknowledgement, over as many connections as it takes. */
const PATIENCE = 120_000;
const DONE: ApiAnswer<null> = { status: 200, body: { success: true, code: 200, message: '', result: null } };

/** A row of a shared sheet that is inserted, edited and removed over a socket, and read as another user sees it. */
export const sheets: Writer = {
  name: 'sheet',
  async run(hand) {
    const person = await personOf(hand, 'purchaser');
    const record = hand.record('row of a sheet', () => inTurn(() => nameInSheet(hand)));
    const settled = async () => {
      await person.until(() => person.session.unsettled === 0);
      return DONE;
    };
    try {
      await person.until(() => person.session.connection === 'live');
      await record.step(
        'insert',
        once(() => person.insert(hand.tag, 0, '1'), settled),
        '1',
      );
      for (const name of ['2', '3', '4'])
        await record.step(
          'edit',
          once(() => person.write(hand.tag, 'name', name), settled),
          name,
        );
      await record.step(
        'remove',
        once(() => person.remove(hand.tag), settled),
        ABSENT,
      );
    } finally {
      person.stop();
    }
  },
};

let reading: Promise<unknown> = Promise.resolve();

/** Runs readers one after the other: a user has one connection to a sheet, and a second one ends the first. */
function inTurn(read: () => Promise<string>): Promise<string> {
  const turn = reading.then(read);
  reading = turn.catch(() => undefined);
  return turn;
}

/** Name of the row of a run as another user sees it. */
async function nameInSheet(hand: Hand): Promise<string> {
  const reader = await personOf(hand, 'manager');
  try {
    await reader.until(() => reader.session.connection === 'live');
    const name = reader.rows.find(({ id }) => id === hand.tag)?.values.name;
    return typeof name === 'string' ? name : ABSENT;
  } finally {
    reader.stop();
  }
}

/** A step that is made once, and waited for again if its acknowledgement does not come. */
function once<Result>(make: () => void, settled: () => Promise<Result>): () => Promise<Result> {
  let isMade = false;
  return () => {
    if (!isMade) make();
    isMade = true;
    return settled();
  };
}

/** A user with the sheet open, who connects again as the page does. */
async function personOf(hand: Hand, user: string) {
  const { token } = await hand.as(user);
  const info = await hand.read<{ userInfo: { id: string } }>(user, '/sys/user/getUserInfo');
  const person = sheetPerson({ token, userId: info!.userInfo.id }, hand.socketUrl);
  return {
    ...person,
    async until(isReached: () => boolean) {
      for (const end = performance.now() + PATIENCE; !isReached(); await wait(20)) {
        if (performance.now() > end) throw new Error('the sheet did not answer');
        if (!person.isConnected()) {
          person.connect();
          await wait(200);
        }
      }
    },
  };
}
