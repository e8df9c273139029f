import { AGGREGATES, MEASURES, SIGNAL_LISTS, SIGNAL_WORDS, TIMEFRAMES, parseScan } from '@chuli/scan';
import { measureName, scanWords } from '@chuli/scan/words';
import { type Phrase, languageNow, t } from '@chuli/language';
import { Combobox, IconButton, classNames } from '@chuli/ui';
import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { type Piece, RELATIONS, piecesOf, withMeasure, withPiece } from './condition-pieces.ts';
import type { DraftCondition } from './draft.ts';
import type { Builder } from './use-builder.ts';

/** Every measure by its own name, for whoever types part of it. */
const measureOptions = () =>
  [...MEASURES.values()].map(({ name, usual }) => ({
    value: name,
    label: name,
    detail: measureName(name, usual, languageNow()),
  }));

type PieceProps = { readonly piece: Piece; readonly onPut: (text: string) => void };

/** What a relation is called; functions and timeframes are called as they are written. */
const RELATION_WORDS: Readonly<Record<string, Phrase>> = {
  '>': 'is above',
  '>=': 'is at least',
  '<': 'is below',
  '<=': 'is at most',
  'crosses above': 'crosses above',
  'crosses below': 'crosses below',
};

const wordOfChoice = (choice: string): string => {
  const phrase = RELATION_WORDS[choice];
  return phrase === undefined ? choice : t(phrase);
};

const Chosen = ({
  piece,
  onPut,
  choices,
  label,
}: PieceProps & { choices: readonly string[]; label: string }) => (
  <select
    className="scan-piece"
    aria-label={label}
    value={piece.text}
    onChange={(event) => onPut(event.target.value)}
  >
    {choices.map((choice) => (
      <option key={choice} value={choice}>
        {wordOfChoice(choice)}
      </option>
    ))}
  </select>
);

const NumberPiece = ({ piece, onPut }: PieceProps) => (
  <input
    className="scan-piece is-number"
    aria-label={t('Number')}
    inputMode="decimal"
    defaultValue={piece.text}
    style={{ width: `calc(${Math.max(2, piece.text.length)}ch + 18px)` }}
    onBlur={({ target }) => {
      if (target.value !== piece.text && /^\d+(?:\.\d+)?$/u.test(target.value)) onPut(target.value);
      else target.value = piece.text;
    }}
    onKeyDown={(event) => {
      if (event.key === 'Enter') event.currentTarget.blur();
    }}
  />
);

const MeasurePiece = ({ piece, onPut }: PieceProps) => {
  const options = useMemo(() => measureOptions(), []);
  return (
    <Combobox
      className="scan-measure"
      label={t('Measure')}
      hideLabel
      options={options}
      value={piece.text}
      size={Math.max(6, piece.text.length)}
      onChoose={onPut}
      opensOnPress
    />
  );
};

/** What a piece can be changed to, and what it is called. */
const CHOICES = {
  relation: { choices: RELATIONS, label: 'Relation' },
  timeframe: { choices: TIMEFRAMES, label: 'Timeframe' },
  aggregate: { choices: AGGREGATES, label: 'Function' },
  named: { choices: Object.keys(SIGNAL_LISTS), label: 'Signal' },
  side: { choices: SIGNAL_WORDS, label: 'Side' },
} as const;

const PieceShown = ({
  piece,
  text,
  onText,
}: {
  piece: Piece;
  text: string;
  onText: (text: string) => void;
}) => {
  const put = (part: string): void => onText(withPiece(text, piece, part));
  if (piece.kind === 'measure')
    return <MeasurePiece piece={piece} onPut={(name) => onText(withMeasure(text, piece, name))} />;
  if (piece.kind === 'number') return <NumberPiece key={piece.text} piece={piece} onPut={put} />;
  if (piece.kind === 'words')
    return piece.text.trim() === '' ? null : <span className="scan-word">{piece.text.trim()}</span>;
  const { choices, label } = CHOICES[piece.kind];
  return <Chosen piece={piece} onPut={put} choices={choices} label={t(label)} />;
};

type Judged = { readonly words: string; readonly isWrong: boolean };

/** What a condition says; where it cannot be read, why. */
const judged = (text: string): Judged => {
  try {
    return { words: scanWords(parseScan(text).scan.rule, languageNow()), isWrong: false };
  } catch (error) {
    return { words: error instanceof Error ? error.message : '', isWrong: true };
  }
};

const RowTools = ({ node, builder }: { node: DraftCondition; builder: Builder }) => (
  <span className="scan-tools">
    <IconButton small label={t('Move up')} onClick={() => builder.move(node.id, -1)}>
      <ArrowUp />
    </IconButton>
    <IconButton small label={t('Move down')} onClick={() => builder.move(node.id, 1)}>
      <ArrowDown />
    </IconButton>
    <IconButton small label={t('Copy')} onClick={() => builder.copy(node.id)}>
      <Copy />
    </IconButton>
    <IconButton
      small
      label={node.isMuted ? t('Count it again') : t('Leave it out for now')}
      aria-pressed={node.isMuted}
      onClick={() => builder.mute(node.id)}
    >
      {node.isMuted ? <EyeOff /> : <Eye />}
    </IconButton>
    <IconButton small label={t('Remove')} onClick={() => builder.remove(node.id)}>
      <Trash2 />
    </IconButton>
  </span>
);

type RowProps = { readonly node: DraftCondition; readonly builder: Builder; readonly passing: number | null };

/** A condition as a row: each measure, number and relation is set where it stands; the sentence below says what it means. */
export const ConditionRow = ({ node, builder, passing }: RowProps) => {
  const pieces = piecesOf(node.text);
  const { words, isWrong } = useMemo(() => judged(node.text), [node.text]);
  const onText = (text: string): void => builder.setText(node.id, text);
  return (
    <li className={classNames('scan-row', node.isMuted && 'is-muted', isWrong && 'is-wrong')}>
      <div className="scan-pieces">
        {pieces === null
          ? node.text
          : pieces.map((piece) => (
              <PieceShown
                key={`${piece.from} ${piece.kind}`}
                piece={piece}
                text={node.text}
                onText={onText}
              />
            ))}
      </div>
      <div className="scan-words">
        <span>{words}</span>
        {passing !== null && !node.isMuted && <b>{t('{count} pass', { count: passing })}</b>}
        <RowTools node={node} builder={builder} />
      </div>
    </li>
  );
};
