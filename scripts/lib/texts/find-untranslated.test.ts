import { expect, it } from 'vitest';
import { findUntranslated } from './find-untranslated.ts';

const texts = (source: string): string[] =>
  findUntranslated('view.tsx', source, (words) => words === 'Known phrase of ours').map(({ text }) => text);

it('finds text between tags, and in what people hear of an element', () => {
  expect(texts('const A = () => <p>Hello there</p>;')).toEqual(['Hello there']);
  expect(texts('const A = () => <a title="More">{t("x")}</a>;')).toEqual(['More']);
});

it('finds sentences that the catalogue does not have', () => {
  expect(texts("const WHY = 'Nothing was sold today';")).toEqual(['Nothing was sold today']);
  expect(texts("const WHY = 'Known phrase of ours';")).toEqual([]);
});

it('finds words around a value', () => {
  expect(texts('const f = (n: number) => `Volume of ${n} sessions`;')).toHaveLength(1);
});

it('finds a phrase said before the language is known', () => {
  expect(texts("const TITLE = t('Open');")).toEqual(["t('Open')"]);
  expect(texts("const title = () => t('Open');")).toEqual([]);
});

it('leaves class names, keys, symbols, and errors for developers alone', () => {
  expect(texts('const A = () => <b className="is small">NABIL 5d</b>;')).toEqual(['NABIL 5d']);
  expect(texts("throw new Error('The page has no root element.');")).toEqual([]);
  expect(texts("const id = 'flow-of-stock';")).toEqual([]);
});
