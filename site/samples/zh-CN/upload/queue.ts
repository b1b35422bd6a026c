import { createClient, createSessionStore } from '@gezi/client/core';
import { clientTransport, joinPaths, refusalMessage, UploadQueue } from '@gezi/upload/core';

const client = createClient({ session: createSessionStore(), basePath: '/api' });
let saved = '';

const queue = new UploadQueue({
  transport: clientTransport(client),
  accept: '.pdf,.xlsx',
  maxSizeMB: 5,
  onValue: (files) => (saved = joinPaths(files)),
});

// 后缀、大小、数量、重复与文件头在发送前检查。
const refused = queue.add([new File(['MZ'], '安装.exe')]);
refused.map(({ reason }) => refusalMessage(reason, 'zh-CN')); // → [ '该后缀文件不允许上传' ]
saved; // → ''
