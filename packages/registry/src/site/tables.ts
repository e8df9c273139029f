import type { StockSymbol } from '@chuli/kernel';
import type { Generated } from 'kysely';
import type { Json } from '../json-column.ts';

export type FavouritePageTable = { person_id: string; screen_id: string; place: number };

export type TodayBoardTable = {
  person_id: string;
  card_order: string[];
  hidden: string[];
  indices: string[];
};

export type AnnouncementTable = {
  id: Generated<string>;
  kind: 'product' | 'market' | 'company' | 'maintenance';
  symbol: StockSymbol | null;
  title_en: string;
  title_ne: string;
  body_en: string;
  body_ne: string;
  published_at: Date;
  expires_at: Date | null;
  withdrawn_at: Date | null;
  source: Generated<'operator' | 'exchange' | 'company'>;
  source_id: string | null;
  topic: Generated<string>;
  language: Generated<'en' | 'ne' | 'both'>;
  time_is_assumed: Generated<boolean>;
};

type InBoth = { en: string; ne: string };

/** One field of a form. A consent may let facts of the browser be sent along. */
export type FormField = {
  id: string;
  label: InBoth;
  hint?: InBoth;
  required: boolean;
} & (
  | { kind: 'text' | 'long-text'; max_length: number }
  | { kind: 'choice'; choices: { value: string; label: InBoth }[] }
  | { kind: 'phone' }
  | { kind: 'consent'; attaches?: true }
);

export type FormTable = {
  id: string;
  title_en: string;
  title_ne: string;
  intro_en: string;
  intro_ne: string;
  fields: Json<FormField[]>;
  is_open: Generated<boolean>;
};

export type AnswerValue = string | boolean;
/** The page somebody came from, the version of the product and the name of the browser. */
export type AttachedFacts = { page: string; version: string; browser: string };

export type FormAnswerTable = {
  id: Generated<string>;
  form_id: string;
  person_id: string | null;
  answers: Json<Record<string, AnswerValue>>;
  attached: Json<AttachedFacts> | null;
  token_hash: string;
  created_at: Date;
};

export type OperatorLogTable = {
  id: Generated<number>;
  at: Date;
  operator: string;
  command: string;
  subject: string;
  before: Json<object> | null;
  after: Json<object> | null;
};
