import { BROKER_ID_PATTERN, type BrokerId, readCsvRecords } from '@chuli/kernel';
import type { NewRow } from '@chuli/registry';
import type { Batch, Rejection } from '../market-source.ts';
import { brokerShortNames } from '../short-name.ts';
import { textOrNull, wholeOrNull } from './values.ts';

const COLUMNS = [
  'broker_no',
  'name',
  'membership_type',
  'status',
  'is_dealer',
  'tms_host',
  'branches',
  'provenance',
] as const;

export const parseBrokers = (text: string): Batch<NewRow<'broker'>> => {
  const rows: NewRow<'broker'>[] = [];
  const rejected: Rejection[] = [];
  const lines = readCsvRecords(text, COLUMNS);
  const shortNames = brokerShortNames(lines.map(({ name }) => name));
  for (const [index, line] of lines.entries()) {
    if (!BROKER_ID_PATTERN.test(line.broker_no)) {
      rejected.push({ reason: 'broker malformed', example: `${line.broker_no} ${line.name}` });
      continue;
    }
    rows.push({
      id: line.broker_no as BrokerId,
      name: line.name.trim(),
      short_name: shortNames[index] ?? line.name,
      membership: textOrNull(line.membership_type),
      is_active: line.status === 'A',
      is_dealer: line.is_dealer === 'Y',
      terminal_host: textOrNull(line.tms_host),
      branches: wholeOrNull(line.branches),
      provenance: line.provenance,
    });
  }
  return { rows, rejected };
};
