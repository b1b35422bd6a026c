import { parentPort } from 'node:worker_threads';
import { createSanitizer } from '@gezi/ui/html';
import { JSDOM } from 'jsdom';
import { lowerPriority } from '../../platform/kit/lowerPriority';

lowerPriority();
// The same allow-list as that of the page that shows the text.
const sanitize = createSanitizer(new JSDOM('').window);
parentPort!.on('message', (html: string) => parentPort!.postMessage(sanitize(html)));
