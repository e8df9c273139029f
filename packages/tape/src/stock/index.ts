export { type GrowthAfter, type Span, growthAfter } from './growth-after.ts';
export { type BarAsPrinted, barsAsPrinted } from './bars-as-printed.ts';
export { type StockCourse, stockCourses } from './courses.ts';
export { type Bar, type IndexBar, type Ticker, dailyBars, indexBars, latestIndexBars } from './history.ts';
export { type OpensOfStock, opensIn } from './opens.ts';
export { type PricePoint, type RecentCandles, marketPrices, recentCandles } from './recent-candles.ts';
export { type DatedClose, type LatestBar, closesAtEnds, lastCloses, latestBars } from './stock.ts';
export { type TradedPrice, tradedPrices } from './traded-prices.ts';
