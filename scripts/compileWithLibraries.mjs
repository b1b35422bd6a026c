// Compiles a project with the declarations of its libraries, which `skipLibCheck` leaves out.
import { join } from 'node:path';
import { root, run } from './lib.mjs';

const ERROR = /^(\S.*)\(\d+,\d+\): error TS\d+/;
/** Libraries with errors in their own declarations: antd and its parts. */
const ACCEPTED = /(^|\/)node_modules\/(antd|@rc-component)\//;

/**
 * @param compiler folder of the compiler in `node_modules`: `typescript` or `typescript-7`
 * @param project folder with a `tsconfig.json`
 * @returns the errors outside of antd, one text; empty if the project compiles
 */
export async function compileWithLibraries(compiler, project) {
  const tsc = join(root, 'node_modules', compiler, 'bin/tsc');
  const options = ['-p', project, '--skipLibCheck', 'false', '--pretty', 'false'];
  const { code, output } = await run(process.execPath, [tsc, ...options], { quiet: true });
  if (code === 0) return '';
  const errors = errorsOf(output);
  return errors.length
    ? errors.filter((error) => !ACCEPTED.test(ERROR.exec(error)?.[1] ?? '')).join('\n')
    : output || `code ${code}`;
}

/** Errors with the indented lines that explain them. */
function errorsOf(output) {
  const errors = [];
  for (const line of output.split('\n')) {
    if (ERROR.test(line) || line.startsWith('error TS')) errors.push(line);
    else if (errors.length && line) errors[errors.length - 1] += `\n${line}`;
  }
  return errors;
}
