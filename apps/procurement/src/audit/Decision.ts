/** What may become of a registration that is looked at; said no to only with a reason. */
export type Decision = 'approve' | 'reject' | 'void';
