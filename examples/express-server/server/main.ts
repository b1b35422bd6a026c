import express from 'express';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { forms } from './forms';
import { sessions } from './sessions';
import { sheets } from './sheets';

const app = express();
app.use(express.json());
app.use('/api', sessions.router, forms);
app.use(express.static(resolve(import.meta.dirname, '../dist')));

const server = createServer(app);
sheets(server);

const port = Number(process.env['PORT'] ?? 3000);
server.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`));
