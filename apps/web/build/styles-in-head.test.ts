import { expect, it } from 'vitest';
import { stylesInHead } from './styles-in-head.ts';

it('moves the styles of elements into one style element, each distinct one once', () => {
  const html =
    '<b style="height:20px">a</b><i style="height:20px"></i><p style="font-family:&quot;A&quot;,&#x27;B&#x27;">style=x</p>';
  expect(stylesInHead(html)).toEqual({
    drawn: '<b data-drawn="0">a</b><i data-drawn="0"></i><p data-drawn="1">style=x</p>',
    style: `<style>[data-drawn="0"]{height:20px}[data-drawn="1"]{font-family:"A",'B'}</style>`,
  });
});

it('leaves a page without such styles as it is', () => {
  expect(stylesInHead('<b class="x">a</b>')).toEqual({ drawn: '<b class="x">a</b>', style: '' });
});
