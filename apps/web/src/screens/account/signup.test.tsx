import { speak } from '@chuli/language';
import nepali from '@chuli/language/nepali';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import SignUpScreen from './signup.screen.tsx';

const ENGLISH = { language: 'en', numerals: 'latin', catalogue: {} } as const;

const afterButton = (): string => {
  const text = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/signup']}>
      <SignUpScreen />
    </MemoryRouter>,
  );
  return text.slice(text.indexOf('type="submit"'));
};

afterEach(() => speak(ENGLISH));

it('leads to the terms and to the privacy policy under the button, in both languages', () => {
  for (const [choice, terms, privacy] of [
    [ENGLISH, 'Terms and conditions', 'Privacy policy'],
    [{ ...ENGLISH, language: 'ne', catalogue: nepali }, 'सेवाका सर्त', 'गोपनीयता नीति'],
  ] as const) {
    speak(choice);
    const text = afterButton();
    expect(text).toMatch(new RegExp(`<a[^>]+href="/terms-and-condition"[^>]*>${terms}</a>`));
    expect(text).toMatch(new RegExp(`<a[^>]+href="/privacy-policy"[^>]*>${privacy}</a>`));
  }
});
