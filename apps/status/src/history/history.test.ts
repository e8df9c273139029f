import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays } from '@chuli/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REASONS } from '../judge/verdict.ts';
import { DAY, NEXT_DAY, QUIET, at, bad, minute } from '../testing/minutes.ts';
import { openHistory } from './history.ts';
import { readLine, writeLine } from './line.ts';
import { lockFolder } from './lock.ts';

const KEEP = 90;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'status-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (day: string = DAY): string => path.join(folder, `minutes-${day}.jsonl`);
const opened = (now = at('23:00')) => openHistory(folder, KEEP, now);

describe('a line', () => {
  it('is read as it was written, whatever it says', () => {
    for (const reason of REASONS) {
      const one = minute(at('11:00'), { ...QUIET, pages: bad(reason) }, null);
      expect(readLine(writeLine(one).trim())).toEqual(one);
    }
  });

  it.each(['', '{', '{"at":"2026-11-19T05:15Z"}', 'null', '[]', `${writeLine(minute(1)).trim()}x`])(
    'is nothing where it is not whole: %s',
    (text) => {
      expect(readLine(text)).toBeNull();
    },
  );
});

describe('the history', () => {
  it('has after a restart what it had before', () => {
    const history = opened(at('11:00'));
    expect(history.add(minute(at('11:00')))).toBe(true);
    expect(history.add(minute(at('11:01'), { live: bad('torn') }))).toBe(true);
    expect(history.add(minute(at('11:01')))).toBe(false);
    expect(opened().minutes()).toEqual(history.minutes());
  });

  it('loses at most the line in which a machine died', () => {
    const history = opened(at('11:00'));
    history.add(minute(at('11:00')));
    history.add(minute(at('11:01')));
    truncateSync(file(), readFileSync(file()).length - 20);
    const after = opened(at('11:02'));
    expect(after.minutes().map((one) => one.at)).toEqual([at('11:00')]);
    after.add(minute(at('11:02')));
    expect(
      opened()
        .minutes()
        .map((one) => one.at),
    ).toEqual([at('11:00'), at('11:02')]);
  });

  it('reads each minute once and in order, whatever the file says', () => {
    const lines = [at('11:02'), at('11:00'), at('11:02'), at('12:00', NEXT_DAY)].map((when) =>
      writeLine(minute(when)),
    );
    writeFileSync(file(), `\n\n${lines.join('garbage\n')}\u0000`);
    appendFileSync(file(), 'x'.repeat(1_000));
    expect(
      opened()
        .minutes()
        .map((one) => one.at),
    ).toEqual([at('11:00'), at('11:02')]);
  });

  it('passes over a file that is larger than a day can be', () => {
    writeFileSync(file(), writeLine(minute(at('11:00'))).repeat(12_000));
    expect(opened().minutes()).toEqual([]);
  });

  it('removes days that are too old, at the start and with each new day', () => {
    const old = addDays(DAY, -KEEP);
    const older = addDays(DAY, -KEEP - 1);
    for (const day of [old, older]) writeFileSync(file(day), writeLine(minute(at('11:00', day))));
    writeFileSync(path.join(folder, 'words.jsonl'), '');
    const history = opened();
    expect(readdirSync(folder).toSorted()).toEqual([`minutes-${old}.jsonl`, 'words.jsonl']);
    history.add(minute(at('00:00', NEXT_DAY)));
    expect(readdirSync(folder)).not.toContain(`minutes-${old}.jsonl`);
    expect(history.minutes().map((one) => one.at)).toEqual([at('00:00', NEXT_DAY)]);
  });

  it('goes on after a clock that was ahead is set back', () => {
    const history = opened(at('12:00'));
    history.add(minute(at('12:00')));
    history.add(minute(at('12:00', NEXT_DAY)));
    expect(history.add(minute(at('12:01')))).toBe(true);
    expect(
      opened(at('12:01'))
        .minutes()
        .map((one) => one.at),
    ).toEqual([at('12:00'), at('12:01')]);
  });
});

describe('two robots', () => {
  it('do not share a folder, and the second may when the first is gone', () => {
    const first = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow('another robot writes into');
    first.release();
    lockFolder(folder).release();
  });
});
