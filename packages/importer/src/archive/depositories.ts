import { readCsvRecords } from '@chuli/kernel';
import type { NewRow } from '@chuli/registry';
import type { Batch, Rejection } from '../market-source.ts';
import { textOrNull, wholeOrNull } from './values.ts';

const COLUMNS = ['dp_id', 'name', 'dp_code'] as const;

export const parseDepositories = (text: string): Batch<NewRow<'depository_participant'>> => {
  const rows: NewRow<'depository_participant'>[] = [];
  const rejected: Rejection[] = [];
  for (const line of readCsvRecords(text, COLUMNS)) {
    const id = wholeOrNull(line.dp_id);
    const name = textOrNull(line.name);
    if (id === null || name === null) rejected.push({ reason: 'line not understood', example: line.dp_id });
    else rows.push({ id, name, code: textOrNull(line.dp_code) });
  }
  return { rows, rejected };
};
