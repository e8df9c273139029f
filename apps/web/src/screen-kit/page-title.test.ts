import { expect, it } from 'vitest';
import { pageTitle, screenTitle } from './page-title.ts';

it('R07 the title is the product name and the name of the screen in title case', () => {
  expect(pageTitle('Broker analytics')).toBe('Chuli – Broker Analytics');
  expect(pageTitle('floorsheet')).toBe('Chuli – Floorsheet');
  expect(pageTitle('trader’s 52-week high')).toBe('Chuli – Trader’s 52-Week High');
  expect(screenTitle({ path: '/net-holding', title: 'Net holding' })).toBe('Chuli – Net Holding');
});

it('small words stay small, and a name keeps its own capitals', () => {
  expect(pageTitle('Waiting for eSewa')).toBe('Chuli – Waiting for eSewa');
  expect(pageTitle('LTP vs close')).toBe('Chuli – LTP vs Close');
  expect(pageTitle('in a buy or in a sell')).toBe('Chuli – In a Buy or in a Sell');
});

it('R08 the Dashboard has the longer title with the tagline', () => {
  const dashboard = screenTitle({ path: '/', title: 'Dashboard' });
  expect(dashboard).toMatch(/^Chuli – .*Nepalese Stock Market$/);
  expect(screenTitle({ path: '/dashboard', title: 'Dashboard' })).toBe(dashboard);
});
