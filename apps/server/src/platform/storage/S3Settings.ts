/** Where the bucket is and how the server signs its requests. */
export interface S3Settings {
  /** Base URL of the service; undefined for AWS. */
  endpoint: string | undefined;
  /** Base URL under which browsers reach the service; undefined: downloads go through the server. */
  publicEndpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}
