import { createHash } from 'node:crypto';
import { type Parsed, canonicalText, printScan } from '@chuli/scan';
import { scanWords } from '@chuli/scan/words';

/** Equal scans have one name, however they were written. */
export const scanIdOf = (parsed: Pick<Parsed, 'scan'>): string =>
  createHash('sha256').update(canonicalText(parsed.scan)).digest('hex');

/** What was judged, in the language of scans and in words. */
export const scanSaid = ({ scan, base }: Parsed) => ({
  id: scanIdOf({ scan }),
  text: printScan(scan),
  words_en: scanWords(scan, 'en'),
  words_ne: scanWords(scan, 'ne'),
  match: scan.match,
  base,
  uses_forming: scan.isForming === true,
});
