import type { Payment } from './book.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Where the person decides. */
export const pageOf = (name: string, { id, order, amount }: Payment): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(name)}: stand-in</title>
<h1>${escape(name)}, a stand-in for tests</h1>
<p>No money moves here.</p>
<dl>
<dt>Order</dt><dd>${escape(order)}</dd>
<dt>Amount</dt><dd>Rs ${(amount / 100).toFixed(2)}</dd>
</dl>
<form method="post" action="/pay">
<input type="hidden" name="payment" value="${escape(id)}">
<button name="act" value="confirm">Pay</button>
<button name="act" value="cancel">Cancel</button>
<button name="act" value="wait">Leave pending</button>
</form>
</html>
`;
