/** How to read the pages of the primary market. */
export const PRIMARY_TEXT = {
  offers: [
    'An offer is announced, opens, closes, is allotted and is listed. The state says how far it is on the day that is shown; it is unknown where a day that decides it is missing.',
    'Before the public is asked, a part is set aside for people of the district and for Nepalese who work abroad. Those are offers of their own, with their own days.',
    'Subscribed says how many times over the units were asked for. With many applications most get nothing or ten units, drawn by lot: it says nothing of the price afterwards.',
    'In an auction the price is the floor until the bids are opened, then the lowest bid that still got shares.',
  ],
  auctions: [
    'Founders of banks and insurers sell their shares by auction. What is bought stays in the promoter class, so it is worth less than an ordinary share and trades under a ticker of its own.',
    'The floor is what the seller asks at the least, the cut-off the lowest bid that got shares. Both are held against the close of the ordinary share before the auction opened.',
    'Cover is how many times over the units were bid for. An auction that found no buyer at the floor is shown as not sold.',
  ],
  unlocks: [
    'Shares of founders and of funds may not be sold for a time after the allotment. When that ends they may, which is no sign that they will: many founders keep theirs.',
    'Days of turnover say how long the market would take to absorb all of it at its average pace. A size in rupees means little without that.',
    'Promoters of banks and insurers stay in the promoter class, so that theirs does not reach the ordinary share. Units of promoters are all that they hold, which is the most that can come free.',
  ],
  funds: [
    'Premium is the price against the last net asset value that was known on the day of the price. Below zero a unit costs less than what stands behind it.',
    'Nobody redeems a closed-end unit before the end, so a discount with nine years left is common and shrinks as the end comes near. To maturity is a year’s return if the present value is paid then; it is not promised, the value moves.',
    'A value older than 45 days is not compared. Open-end funds are bought and sold at their value, so they have no premium.',
    'Yield is the cash of the last fiscal year at the present price. A dividend lowers the value by what it pays.',
  ],
  holdings: [
    'Funds publish once a month what they hold. The figures are of the end of the month and known some weeks later.',
    'Change is what was bought or sold since the month before: bonus shares and splits are taken out. A right issue that was taken up counts as bought.',
    'In and out count funds that did not hold the stock a month before, and those that no longer do.',
  ],
  calendar: [
    'Everything that is dated of companies, funds and the market: book closes, offers, ends of lock-ins, reports that are due, holidays, and rules that change.',
    'Ends of lock-ins are held against what the stock trades on average: the size in rupees says little by itself.',
    'A day marked ~ is computed and not published: a report is due 35 days after its quarter, and some lock-ins are counted from the allotment.',
    'Rewound, it shows what was announced by that day, and nothing later.',
  ],
} as const;
