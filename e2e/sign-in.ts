import type { Page } from '@playwright/test';
import { PASSWORD, type Somebody } from './account-people.ts';
import { expect } from './watched-page.ts';

/** The account was made on another device, so that signing in here is the first thing there is to tell. */
export const signIn = async (page: Page, { phone }: Somebody, next: string, origin = ''): Promise<void> => {
  await page.goto(`${origin}/login?next=${encodeURIComponent(next)}`);
  // What is drawn before code is here cannot be used.
  await expect(page.locator('.is-coming')).toHaveCount(0);
  await page.locator('input[name="phone_number"]').fill(phone);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}${next}`);
};
