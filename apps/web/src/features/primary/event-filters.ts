import { asking, choiceFilter, onPage } from '../../screen-kit/filters.tsx';

/** Auctions come from a call of their own, so that the page chooses. */
export const kindFilter = () =>
  onPage(
    choiceFilter('Kind', [
      { value: '', label: 'All' },
      { value: 'ipo', label: 'IPO' },
      { value: 'fpo', label: 'FPO' },
      { value: 'right', label: 'Right issue' },
      { value: 'debenture', label: 'Debenture' },
      { value: 'auction', label: 'Auction' },
      { value: 'other', label: 'Public offer', hint: 'The list does not say of what kind it was' },
    ]),
  );

export const reservedFilter = () =>
  onPage(
    choiceFilter('For whom', [
      { value: '', label: 'All' },
      { value: 'general', label: 'General public' },
      { value: 'local', label: 'Local residents' },
      { value: 'abroad', label: 'Working abroad' },
    ]),
  );

export const stateFilter = () =>
  onPage(
    choiceFilter('State', [
      { value: '', label: 'All' },
      { value: 'open', label: 'Open now' },
      { value: 'announced', label: 'Announced' },
      { value: 'closed', label: 'Closed' },
    ]),
  );

export const unlockKindFilter = () =>
  asking(
    choiceFilter('Held by', [
      { value: '', label: 'All' },
      { value: 'promoter', label: 'Promoters' },
      { value: 'fund', label: 'Mutual funds' },
    ]),
    (kind) => (kind === '' ? {} : { kind }),
  );

export const minDaysFilter = () =>
  onPage(
    choiceFilter('Days of turnover', [
      { value: '0', label: 'All' },
      { value: '20', label: '20 or more' },
      { value: '60', label: '60 or more' },
    ]),
  );
