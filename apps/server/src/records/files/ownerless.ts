/** Uploader of files that belong to nobody. Usernames cannot contain `-`. The clean-up deletes such files after a day. */
export const OWNERLESS = '-visitor-';
