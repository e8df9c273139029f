import { maskPhoneNumber, parsePhoneNumber } from '@chuli/kernel';
import { endSignIns, findPerson, findPersonByPhone } from '@chuli/registry/account';
import { type Operations, Refusal } from './operation.ts';
import { printRows } from './print.ts';

export const people: Operations = {
  find: {
    summary: 'The id of a person by mobile number. Every other command takes the id.',
    words: '<mobile number>',
    look: async (registry, given) => {
      const phone = parsePhoneNumber(given.word(0, 'mobile number'));
      if (phone === null) throw new Refusal('That is no mobile number of Nepal.');
      const person = await findPersonByPhone(registry, phone);
      if (person === undefined) throw new Refusal('Nobody has this number.');
      const { id, name, created_at, deletion_requested_at } = person;
      printRows([{ id, number: maskPhoneNumber(phone), name, created_at, deletion_requested_at }]);
    },
  },
  'end-sign-ins': {
    summary: 'Ends every sign-in of a person: a lost phone, a stolen session. The account stays.',
    words: '<person>',
    change: async (registry, given, now) => {
      const personId = given.word(0, 'person');
      if ((await findPerson(registry, personId)) === undefined)
        throw new Refusal(`There is no person ${personId}.`);
      const ended = await endSignIns(registry, { personId, endedFor: 'ended' }, now);
      return { subject: personId, before: { sign_ins: ended.length }, after: { sign_ins: 0 } };
    },
  },
};
