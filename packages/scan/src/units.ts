/** What a number is counted in. A state is a word, or 1, 0 and -1 where it stands for a direction or for yes and no. */
export type Unit = 'rupees' | 'percent' | 'shares' | 'times' | 'points' | 'bars' | 'state';

/** A number that is written down is of no unit: it takes that of what it stands beside. */
export type ValueUnit = Unit | 'plain';
