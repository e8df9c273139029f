import { AppError } from '@chuli/kernel';
import { type Match, type Parsed, ScanFault, parseScan } from '@chuli/scan';

const refusalOf = ({ code, message, place, expected }: ScanFault): AppError =>
  new AppError(`scan.${code}`, { message, from: place.from, to: place.to, expected });

/** Reads what a person wrote; says where and why it is no scan. */
export const readScan = (text: string, usualMatch?: Match): Parsed => {
  try {
    return parseScan(text, usualMatch);
  } catch (error) {
    throw error instanceof ScanFault ? refusalOf(error) : error;
  }
};
