/** A message on its way out. */
export interface OutgoingMessage {
  /** The same in every attempt, so that the other side can drop repetitions. */
  id: string;
  /** Mobile number or e-mail address; name of the channel for a robot. */
  receiver: string;
  title: string;
  /** Sanitised HTML. */
  content: string;
  /** Dictionary priority. */
  priority: string;
}
