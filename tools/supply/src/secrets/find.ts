import { lintSource } from '@secretlint/core';
import { secretLintProfiler } from '@secretlint/profiler';
import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import { KNOWN, type Known } from './known.ts';
import { writtenOut } from './written-out.ts';

/** Where a secret stands. It is never shown whole: what is printed is kept by whoever keeps the output. */
export type Secret = {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly shown: string;
  /** The row that says that it is none. */
  readonly known: Known | null;
};

// It keeps two marks for each rule and text, for ever; nobody reads them.
secretLintProfiler.setEnabled(false);

/** A comment in a file must not decide what is looked for in it: exceptions are rows. */
const BY_COMMENT = '@secretlint/secretlint-rule-filter-comments';
const OURS = 'a key written out';
const SHOWN = 4;

const config = {
  rules: rules.filter(({ meta }) => meta.id !== BY_COMMENT).map((rule) => ({ id: rule.meta.id, rule })),
};

const lineAt = (content: string, index: number): number => content.slice(0, index).split('\n').length;

export const secretsIn = async (
  file: string,
  content: string,
  known: readonly Known[] = KNOWN,
): Promise<Secret[]> => {
  const ext = /\.[^./]+$/.exec(file)?.[0] ?? '';
  const { messages } = await lintSource({
    source: { filePath: file, content, ext, contentType: 'text' },
    options: { config, noPhysicFilePath: true },
  });
  const found = [
    ...messages.map(({ range: [from, to], ruleId }) => ({
      index: from,
      text: content.slice(from, to),
      rule: ruleId.replace('@secretlint/secretlint-rule-', ''),
    })),
    ...writtenOut(content).map(({ index, text }) => ({ index, text, rule: OURS })),
  ];
  return found.map(({ index, text, rule }) => ({
    file,
    line: lineAt(content, index),
    rule,
    shown: `${text.slice(0, SHOWN)}…`,
    known: known.find((row) => text.includes(row.text)) ?? null,
  }));
};
