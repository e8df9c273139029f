import type { AddressPart } from '../../../screen-kit/address.ts';
import { minuteText } from '../bulk/order-dots.ts';

const CLOCK = /^(\d{1,2}):(\d{2})$/;

/** Where the replay stands, as `14:18` in the address; the whole session is not written. */
export const clockPart = (): AddressPart<number | null> => ({
  read: (text) => {
    const [, hours, minutes] = CLOCK.exec(text ?? '') ?? [];
    return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
  },
  write: (minute) => (minute === null ? null : minuteText(minute)),
});
