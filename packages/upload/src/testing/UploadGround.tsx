import { ClientProvider } from '@gezi/client';
import { after, broken, createFakeServer, refuse, reply, signedInKit, type FakeRequest } from '@gezi/client/testing';
import { useState, type ReactNode } from 'react';

/** A fake server that stores uploads under their names. */
const createUploadServer = (delayMs = 0) =>
  createFakeServer({
    'POST /sys/common/upload': (request) => after(delayMs, stored(request)),
    'GET /sys/common/loadOssFile/{id}': refuse('没有权限查看该文件', { status: 403, code: 403 }),
    'POST /full': refuse('存储空间不足，请联系管理员'),
    'POST /silent': refuse(''),
    'POST /cut': broken(),
    'GET /import/template': reply('template'),
    'POST /import/columns': ({ body }) =>
      (body as FormData).has('preview')
        ? after(delayMs, reply(SUPPLIERS))
        : after(delayMs, reply(REPORT, { code: 201, message: '共1000行，成功997行，失败3行' })),
    'POST /import/good': after(delayMs, reply(null, { message: '共1000行数据导入成功' })),
    'POST /import/errors': after(
      delayMs,
      reply('/sys/common/static/importError/a1b2.xlsx', { code: 201, message: '共1000行，成功997行，失败3行' }),
    ),
    'POST /import/warned': after(delayMs, reply(WARNED, { message: '共1000行数据导入成功，其中1行需要核对' })),
    'POST /import/refused': after(delayMs, refuse('第4行：用户账号不能为空')),
    'POST /import/checked': refuse('共1000行，3行有错误，未导入任何数据；第4行 联系人不能为空', {
      result: '/sys/common/static/importError/a1b2.xlsx',
    }),
    'POST /import/cut': broken(),
    'GET /sys/common/importProgress': reply({ phase: 'saving', done: 21_000, total: 50_000 }),
  });

/** Result of an import with one row to check. */
const WARNED = {
  totalCount: 1000,
  successCount: 1000,
  errorCount: 0,
  refused: [],
  warned: [{ row: 7, column: '物料名称', reason: '与物料 01010003 的名称、型号、规格相同' }],
};

/** First rows of a workbook of suppliers whose first header matches no column. */
const SUPPLIERS = {
  columns: [
    { key: 'name', label: '供应商名称', required: true },
    { key: 'creditCode', label: '统一社会信用代码', required: true, match: '统一社会信用代码' },
    { key: 'registerCapital', label: '注册资本', required: false, match: '注册资本(万元)' },
    { key: 'linkman', label: '联系人', required: true, match: '联系人*' },
    { key: 'address', label: '地址', required: false },
  ],
  headers: ['公司', '统一社会信用代码', '注册资本(万元)', '联系人*', '开票备注'],
  rows: [
    { number: 4, cells: ['宁波精工机械有限公司', '91330200MA2AB1234X', '500', '王建国', ''] },
    { number: 5, cells: ['苏州安拓电气有限公司', '91320500MA1XC5678Y', '1200', '李晓梅', '月结'] },
    { number: 6, cells: ['上海恒通物流有限公司', '91310115MA3DE9012Z', '300', '陈志强', ''] },
  ],
  total: 1000,
};

const REPORT = {
  totalCount: 1000,
  successCount: 997,
  errorCount: 3,
  fileUrl: '/sys/common/static/importError/a1b2.txt',
  workbookUrl: '/sys/common/static/importError/c3d4.xlsx',
  refused: [
    { row: 5, column: '联系人', reason: '联系人不能为空' },
    { row: 502, column: '统一社会信用代码', reason: '统一社会信用代码格式不正确' },
    { row: 1001, column: '供应商名称', reason: '供应商名称与第4行重复' },
  ],
};

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
