import { AppError } from '@chuli/kernel';
import { type Match, type Parsed, ScanFault, parseRunningScan, parseScan } from '@chuli/scan';

const refusalOf = ({ code, message, place, expected }: ScanFault): AppError =>
  new AppError(`scan.${code}`, { message, from: place.from, to: place.to, expected });

const readWith =
  (parse: typeof parseScan) =>
  (text: string, usualMatch?: Match): Parsed => {
    try {
      return parse(text, usualMatch);
    } catch (error) {
      throw error instanceof ScanFault ? refusalOf(error) : error;
    }
  };

/** Reads what a person wrote to keep; says where and why it is no scan. */
export const readScan = readWith(parseScan);

/** The same of what is looked at once, which may be about the bar that forms. */
export const readRunningScan = readWith(parseRunningScan);
