import type { Config } from '../config/config';

/** Sentence for the operator about a storage that cannot be used at the start. */
export function describeStorageFault({ filesDir, s3 }: Pick<Config, 'filesDir' | 's3'>, fault: unknown): string {
  const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault;
  const { name = '', message = '' } = cause instanceof Error ? cause : { message: String(cause) };
  if (!s3) return `文件目录 ${filesDir} 无法写入（FILES_DIR）：${message}`;
  const place = s3.endpoint ?? 'AWS';
  if (name === 'NoSuchBucket' || name === 'NotFound') return `对象存储 ${place} 中没有存储桶 ${s3.bucket}（S3_BUCKET）`;
  const reason = KEY_FAULTS[name];
  if (reason) return `对象存储 ${place} 拒绝访问存储桶 ${s3.bucket}：${reason}`;
  return `无法连接对象存储 ${place}（S3_ENDPOINT）：${message || name}`;
}

const KEY_FAULTS: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID 不存在',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY 不正确',
  AccessDenied: '密钥没有读写权限（S3_ACCESS_KEY_ID、S3_SECRET_ACCESS_KEY）',
  AuthorizationHeaderMalformed: '区域不正确（S3_REGION）',
  RequestTimeTooSkewed: '服务器的时钟不准确',
};
