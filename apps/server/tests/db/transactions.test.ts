import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { migrate, sqlError, sqlState, sysDict, type Database } from '../../src/platform/db';
import { inRequestContext, outsideOfRequest } from '../../src/platform/kit/requestContext';
import { createTestDatabase } from '../testDatabase';

const db: Database = await createTestDatabase({ content: 'empty', limits: { transaction: 1_000 } });
await migrate(db);
afterAll(() => db.close());
beforeEach(() => db.orm.delete(sysDict));

const dict = (code: string) => ({ id: code, dictCode: code, dictName: code });
const codes = async () =>
  (await db.orm.select().from(sysDict).orderBy(sysDict.dictCode)).map(({ dictCode }) => dictCode);

test('commits on resolve and rolls back on reject', async () => {
  await db.transaction(() => db.orm.insert(sysDict).values(dict('kept')));
  const failing = db.transaction(async () => {
    await db.orm.insert(sysDict).values(dict('undone'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await codes()).toEqual(['kept']);
});

test('what a request does after it was answered with a timeout is rolled back', async () => {
  let isLate = false;
  const request = <T>(work: () => Promise<T>) =>
    inRequestContext(
      {
        language: 'zh-CN',
        expectInTime() {
          if (isLate) throw new Error('late');
        },
      },
      work,
    );
  const insert = (code: string) => db.transaction(() => db.orm.insert(sysDict).values(dict(code)));
  await request(() => insert('in time'));
  const late = request(() =>
    db.transaction(async () => {
      await db.orm.insert(sysDict).values(dict('late'));
      isLate = true;
    }),
  );
  await expect(late).rejects.toThrow('late');
  await expect(request(() => insert('later'))).rejects.toThrow('late');
  await request(() => outsideOfRequest(() => insert('by a job')));
  expect(await codes()).toEqual(['by a job', 'in time']);
});

test('statements of orm and pool inside a transaction are part of it', async () => {
  const failing = db.transaction(async () => {
    await db.orm.insert(sysDict).values(dict('by orm'));
    await db.pool.query(`insert into sys_dict (id, dict_code, dict_name) values ('p', 'by pool', 'p')`);
    expect(await codes()).toEqual(['by orm', 'by pool']);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await codes()).toEqual([]);
});

test('queries prepared outside take part in the transaction', async () => {
  const find = db.orm
    .select()
    .from(sysDict)
    .where(eq(sysDict.dictCode, sql.placeholder('code')))
    .prepare('find_dict');
  await db.transaction(async () => {
    await db.orm.insert(sysDict).values(dict('new'));
    expect(await find.execute({ code: 'new' })).toHaveLength(1);
  });
  expect(await find.execute({ code: 'new' })).toHaveLength(1);
});

test('a nested transaction rolls back only its own changes', async () => {
  await db.transaction(async () => {
    await db.orm.insert(sysDict).values(dict('outer'));
    const inner = db.transaction(async () => {
      await db.orm.insert(sysDict).values(dict('inner'));
      // The outer handle uses the current savepoint too.
      await db.orm.insert(sysDict).values(dict('inner by outer'));
      throw new Error('no');
    });
    await expect(inner).rejects.toThrow('no');
    await db.transaction(() => db.orm.insert(sysDict).values(dict('second')));
  });
  expect(await codes()).toEqual(['outer', 'second']);
});

test('a transaction that joins another one is a part of it', async () => {
  const join = (code: string) => db.transaction(() => db.orm.insert(sysDict).values(dict(code)), { joins: true });
  await db.transaction(async () => {
    await join('first');
    await join('second');
  });
  expect(await codes()).toEqual(['first', 'second']);

  const goingOn = db.transaction(async () => {
    await db.orm.insert(sysDict).values(dict('outer'));
    const failing = db.transaction(() => Promise.reject(new Error('no')), { joins: true });
    await expect(failing).rejects.toThrow('no');
  });
  await expect(goingOn).rejects.toThrow('a part of the transaction failed');
  // A savepoint contains the failure.
  await db.transaction(async () => {
    await join('third');
    const failing = db.transaction(() => db.transaction(() => Promise.reject(new Error('no')), { joins: true }));
    await expect(failing).rejects.toThrow('no');
  });
  expect(await codes()).toEqual(['first', 'second', 'third']);
});

test('a failed statement in a nested transaction leaves the outer one usable', async () => {
  await db.transaction(async () => {
    await db.orm.insert(sysDict).values(dict('a'));
    const twice = db.transaction(() => db.orm.insert(sysDict).values(dict('a')));
    const reason = await twice.catch((error: unknown) => sqlError(error));
    expect(reason).toMatchObject({ code: sqlState.uniqueViolation, table: 'sys_dict' });
    await db.orm.insert(sysDict).values(dict('b'));
  });
  expect(await codes()).toEqual(['a', 'b']);
});

test('parallel branches do not interfere', async () => {
  await db.transaction(async () => {
    const branches = ['a', 'b', 'c', 'd'].map((code) =>
      db.transaction(async () => {
        await db.orm.insert(sysDict).values(dict(code));
        await db.orm.insert(sysDict).values(dict(`${code}2`));
        if (code === 'b') throw new Error('only b');
      }),
    );
    const plain = db.orm.insert(sysDict).values(dict('plain'));
    const outcomes = await Promise.allSettled([...branches, plain]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
  });
  expect(await codes()).toEqual(['a', 'a2', 'c', 'c2', 'd', 'd2', 'plain']);
});

test('rejects if the error of a failed statement was swallowed', async () => {
  const swallowing = db.transaction(async () => {
    await db.orm.insert(sysDict).values(dict('a'));
    await db.orm
      .insert(sysDict)
      .values(dict('a'))
      .catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('rolled back');
  expect(await codes()).toEqual([]);
});

test('a write that nobody waits for is part of the transaction', async () => {
  const write = (code: string) => db.write(db.orm.insert(sysDict).values(dict(code)));
  await write('outside');
  await db.transaction(async () => {
    await write('first');
    expect(await codes()).toEqual(['first', 'outside']);
    await write('last');
  });
  expect(await codes()).toEqual(['first', 'last', 'outside']);

  const duplicate = { code: sqlState.uniqueViolation, table: 'sys_dict' };
  const failures = [
    db.transaction(async () => {
      await write('undone');
      await write('first');
    }),
    db.transaction(async () => {
      await write('first');
      // Refused because of the failed write, whose error is the one to know.
      await codes();
    }),
  ];
  for (const failing of failures) {
    expect(sqlError(await failing.catch((error: unknown) => error))).toMatchObject(duplicate);
  }
  await expect(
    db.transaction(async () => {
      await write('first');
      throw new Error('no');
    }),
  ).rejects.toThrow('no');

  await db.transaction(async () => {
    const twice = db.transaction(() => write('first'));
    expect(sqlError(await twice.catch((error: unknown) => error))).toMatchObject(duplicate);
    await write('after');
  });
  expect(await codes()).toEqual(['after', 'first', 'last', 'outside']);
});

test('a statement after the end of a transaction runs on its own', async () => {
  let onItsOwn!: () => Promise<unknown>;
  await db.transaction(async () => {
    onItsOwn = () => db.orm.insert(sysDict).values(dict('own'));
  });
  await onItsOwn();
  expect(await codes()).toEqual(['own']);
});

test('a stalled transaction ends at its limit and unblocks others', async () => {
  const stuck = db.transaction(async () => {
    await db.orm.insert(sysDict).values(dict('stuck'));
    await new Promise(() => undefined);
  });
  const behind = db.orm.insert(sysDict).values(dict('behind'));
  await expect(stuck).rejects.toThrow('still open after 1000 ms');
  await behind;
  expect(await codes()).toEqual(['behind']);
});

test('concurrent callers each get their own result', async () => {
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  const answers = await Promise.all(
    numbers.map(async (number) =>
      number % 3 === 0
        ? db.transaction(async () => (await db.orm.execute<{ n: number }>(sql`select ${number}::int as n`)).rows[0]!.n)
        : (await db.pool.query<{ n: number }>('select $1::int as n', [number])).rows[0]!.n,
    ),
  );
  expect(answers).toEqual(numbers);
});

test('dates, times and exact numbers are text', async () => {
  const { rows } = await db.pool.query(
    `select date '2026-02-28' as d, timestamp '2026-02-28 09:30:00' as m, 0.1::numeric(20,8) as n, 9007199254740993::bigint as b`,
  );
  expect(rows).toEqual([{ d: '2026-02-28', m: '2026-02-28 09:30:00', n: '0.10000000', b: '9007199254740993' }]);
});

test('Chinese text sorts by code point on every engine and is unchanged', async () => {
  const texts = ['阀门', '泵', 'Ａ', 'b', 'B', '😀', '轴承'];
  const { rows } = await db.pool.query<{ t: string }>('select t from unnest($1::text[]) as t order by t', [texts]);
  expect(rows.map(({ t }) => t)).toEqual(['B', 'b', '泵', '轴承', '阀门', 'Ａ', '😀']);
});
