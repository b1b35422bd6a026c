import { shortened } from '../shortened';

/** Announcements and messages. */
export const noticeTexts = {
  notice: {
    tooDeep: 'The content is nested too deeply',
    foreignUser: 'A user does not exist or does not belong to this tenant',
    foreignRole: 'A role does not exist or does not belong to this tenant',
    foreignDepart: 'A department does not exist or does not belong to this tenant',
    noReceiver: 'No user receives the announcement',
    published: 'A published announcement cannot be changed or deleted. Withdraw it first',
    notPublished: 'Only published announcements can be withdrawn',
    alreadyPublished: 'The announcement is published already',
    refused: {
      'no-title': 'The title is missing',
      'no-content': 'The content is missing',
      nobody: 'Select the receivers',
      'ends-before-start': 'The end should be after the start',
      'is-over': 'The end has passed. Change it before you publish',
      'no-page': 'Enter the page to open',
      'foreign-page': 'The page should be a path of this site that starts with /, or a page component',
      'no-record': 'Enter the record id',
    },
  },
  message: {
    receiver: 'Receiver',
    title: 'Title',
    codeTaken: (code: string) => `The template code exists already: ${shortened(code)}`,
    notInUse: 'The template is out of use',
    testData: {
      'not-json': 'The test data is not valid JSON',
      'not-an-object': 'The test data should be a JSON object of texts and numbers',
    },
    missingValues: (names: string) => `The test data lacks: ${shortened(names)}`,
    tooManyReceivers: (limit: number) => `At most ${limit} receivers at a time`,
    alreadySent: 'A sent message can neither be changed nor sent again',
    receiverWrong: { '1': 'The receiver should be a mobile number', '2': 'The receiver should be an email address' },
    noReceiver: 'The receiver does not exist or is not active',
    timeOver: 'The time to send should be in the future',
    timeWrong: 'The time to send is malformed. Example: 2026-12-01 09:00:00',
    jobText: 'Sends messages when they are due',
    noChannel: { '1': 'No SMS channel is configured', '2': 'No mail channel is configured' },
  },
};
