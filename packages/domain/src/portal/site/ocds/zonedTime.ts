/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai as a date-time of RFC 3339; null stays null. */
export const zonedTime = (time: string | null): string | null => time && `${time.replace(' ', 'T')}+08:00`;
