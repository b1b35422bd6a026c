import { Router } from 'express';
import { randomUUID } from 'node:crypto';

export interface User {
  id: string;
  username: string;
  realname: string;
}

const users = new Map<string, User>();
const router = Router();

// Everyone may sign in with a name: replace this by your own sign-in, and keep the answer.
router.post('/sys/login', (request, response) => {
  const { username } = request.body as { username?: unknown };
  if (typeof username !== 'string' || username.trim() === '') {
    return void response.json({ success: false, code: 500, message: '请输入姓名', result: null });
  }
  const token = randomUUID();
  const userInfo: User = { id: randomUUID(), username, realname: username };
  users.set(token, userInfo);
  response.json({ success: true, code: 200, message: '', result: { token, userInfo } });
});

export const sessions = { router, userOf: (token: string | undefined) => users.get(token ?? '') };
