import { ClientProvider } from '@gezi/client';
import { after, broken, createFakeServer, refuse, reply, signedInKit, type FakeRequest } from '@gezi/client/testing';
import { useState, type ReactNode } from 'react';

/** A fake server that stores uploads under their names. */
const createUploadServer = (delayMs = 0) =>
  createFakeServer({
    'POST /sys/common/upload': (request) => after(delayMs, stored(request)),
    'POST /full': refuse('存储空间不足，请联系管理员'),
    'POST /silent': refuse(''),
    'POST /cut': broken(),
    'POST /import/good': after(delayMs, reply(null, { message: '共1000行数据导入成功' })),
    'POST /import/errors': after(
      delayMs,
      reply('/sys/common/static/importError/a1b2.xlsx', { code: 201, message: '共1000行，成功997行，失败3行' }),
    ),
    'POST /import/refused': after(delayMs, refuse('第4行：用户账号不能为空')),
    'POST /import/checked': refuse('共1000行，3行有错误，未导入任何数据；第4行 联系人不能为空', {
      result: '/sys/common/static/importError/a1b2.xlsx',
    }),
    'POST /import/cut': broken(),
    'GET /sys/common/importProgress': reply({ phase: 'saving', done: 21_000, total: 50_000 }),
  });

/** Provides a client of the fake server. */
export function UploadGround({ delayMs = 0, children }: { delayMs?: number; children: ReactNode }) {
  const [kit] = useState(() => signedInKit(createUploadServer(delayMs)));
  return <ClientProvider {...kit}>{children}</ClientProvider>;
}

function stored({ body }: FakeRequest) {
  const form = body as FormData;
  const file = form.get('file') as File;
  const id = `f-${file.name}`;
  const result = { id, fileName: file.name, fileSize: file.size, fileType: file.name.split('.').at(-1) };
  return reply(result, { message: `${(form.get('biz') as string | null) ?? 'temp'}/${file.name}` });
}
