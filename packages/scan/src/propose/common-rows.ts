import type { Rows } from './grammar.ts';

/** Ways to say the same, that have no meaning of their own. */
const CLASSES: Readonly<Record<string, string>> = {
  above:
    '> | above | over | greater than | more than | higher than | bigger than | exceeds | exceeding | upar',
  below: '< | below | under | less than | lower than | smaller than | beneath | fewer than',
  least: '>= | at least | not less than | not below | minimum | कम्तीमा | kamtima',
  most: '<= | at most | not more than | no more than | not above | maximum | up to | बढीमा | badhima',
  amount: '>= | > | at least | not less than | minimum | above | over | more than | कम्तीमा',
  orMore: 'or more | or above | and above | or higher | plus | वा बढी | वा माथि | वा सोभन्दा बढी',
  orLess: 'or less | or below | and below | or lower | वा कम | वा तल',
  than: 'भन्दा | bhanda | vanda',
  more: 'बढी | माथि | धेरै | ठूलो | badhi | mathi | dherai | thulo',
  less: 'कम | तल | मुनि | सानो | घटी | थोरै | kam | tala | muni | sano | ghati',
  crossAbove:
    'crosses above | crossed above | crossing above | cross above | crosses over | crossed over | crossing over | cross over | crosses up | crossed up | cross up | crossing up | crosses upward | crossed upward | breaks above | broke above | breaking above | break above | moves above | moved above | climbs above | climbed above | rises above | rose above | goes above | went above | closes above | closed above',
  crossBelow:
    'crosses below | crossed below | crossing below | cross below | crosses under | crossed under | crossing under | cross under | crosses down | crossed down | crossing down | cross down | breaks below | broke below | breaking below | break below | moves below | moved below | falls below | fell below | drops below | dropped below | goes below | went below | slips below | slipped below | closes below | closed below',
  crossAny: 'crosses | crossed | crossing | cross | crossover',
  cut: 'काट्छ | काट्यो | काटेको | काटेका | काट्ने | नाघ्छ | नाघ्यो | नाघेको | नाघेका | kateko | katyo',
  up: 'माथि | माथितिर | mathi',
  down: 'तल | तलतिर | मुनि | tala',
  near: 'near | close to | around | nearing | approaching | next to | नजिक | नजिकै | छेउ | najik',
  touching: 'touching | touches | touched | at | testing | tests',
  within: 'within | inside | भित्र',
  between: 'between | from | in range',
  to: 'to | and | र | देखि | till | upto',
  days: 'day | days | d | session | sessions | trading day | trading days | bar | bars | candle | candles | period | periods | दिन | कारोबार दिन | बार | din',
  weeks: 'week | weeks | wk | wks | w | हप्ता | hapta',
  /** Spans that no row counts in: known so that a number before them is not taken for something else. */
  otherSpans: 'years | months | hours | minutes | quarters | fiscal | वर्ष | महिना | घण्टा | मिनेट',
  w52: '52 week | 52 weeks | 52 wk | 52 w | 52 हप्ता | 52 hapta | one year | 1 year | yearly | year | वार्षिक | एक वर्ष | 1 वर्ष',
  last: 'last | past | previous | recent | पछिल्लो | पछिल्ला | गत | अघिल्लो | अघिल्ला | pachillo',
  consecutive: 'consecutive | straight | successive | in row | लगातार | lagatar',
  rising:
    'rising | rises | rise | rose | increasing | increases | increased | going up | climbing | growing | up | बढ्छ | बढ्दै | बढ्दो | बढेको | बढेका | बढ्यो | बढिरहेको | badhdai | badheko',
  falling:
    'falling | falls | fall | fell | decreasing | decreases | decreased | declining | going down | dropping | down | घट्छ | घट्दै | घट्दो | घटेको | घटेका | घट्यो | घटिरहेको | ghatdai | ghateko',
  gained:
    'up | gained | gains | gain | rose | rising | risen | jumped | rallied | increased | बढेको | बढेका | बढ्यो | वृद्धि | badheko',
  lost: 'down | lost | loses | loss | fell | fallen | falling | dropped | declined | decreased | घटेको | घटेका | घट्यो | गिरावट | ghateko',
  price: 'price | close | ltp | मूल्य | भाउ',
  usual: 'usual | average | normal | mean | avg | सामान्य | औसत | ausat',
  volume: 'volume | vol | volumes | परिमाण | भोल्युम | भोलुम',
  high: 'high | highs | top | peak | उच्च | हाई | उच्चतम | उच्च मूल्य | उच्चतम मूल्य',
  low: 'low | lows | bottom | न्यून | लो | न्यूनतम | न्यून मूल्य | न्यूनतम मूल्य',
  turned:
    'turned | turns | turning | flipped | flips | switched | became | changed | फर्किएको | फर्क्यो | फर्कियो | भयो | बन्यो',
  upSide: 'up | bullish | buy | green | positive | upward | माथि | माथितिर | तेजी | खरिद | हरियो',
  downSide: 'down | bearish | sell | red | negative | downward | तल | तलतिर | मन्दी | बिक्री | रातो',
  average:
    'sma | dma | moving average | simple moving average | ma | average | mean | avg | moving averages | एसएमए | मुभिङ एभरेज | औसत | ausat',
  chart: 'chart | charts | timeframe | time frame | basis | चार्ट | टाइमफ्रेम',
};

export const CLASS_ROWS: Readonly<Record<string, Rows>> = Object.fromEntries(
  Object.entries(CLASSES).map(([name, says]) => [name, [[says, '']]]),
);

const NUMBER_WORDS: Rows = [
  ['one | एक | ek', '1'],
  ['two | दुई | dui', '2'],
  ['three | तीन | tin', '3'],
  ['four | चार', '4'],
  ['five | पाँच | पांच | panch', '5'],
  ['six', '6'],
  ['seven | सात', '7'],
  ['eight | आठ', '8'],
  ['nine | नौ', '9'],
  ['ten | दश | दस', '10'],
  ['twenty | बीस', '20'],
  ['thirty | तीस', '30'],
  ['fifty | पचास', '50'],
  ['hundred | one hundred | सय | एक सय', '100'],
  ['two hundred | दुई सय', '200'],
];

export const NUMBER_ROWS: Readonly<Record<string, Rows>> = {
  whole: [['{#whole}', '{1}'], ...NUMBER_WORDS],
  number: [['{#number}', '{1}'], ...NUMBER_WORDS],
  percent: [
    [
      '{number} % | {number} percent | {number} pct | {number} per cent | {number} प्रतिशत | {number} pratishat',
      '{1} %',
    ],
  ],
  /** The same without its sign. */
  points: [
    [
      '{number} % | {number} percent | {number} pct | {number} per cent | {number} प्रतिशत | {number} pratishat',
      '{1}',
    ],
  ],
  figure: [
    ['{percent}', '{1}'],
    ['{number} lakh | {number} lakhs | {number} lac | {number} lacs | {number} l | {number} लाख', '{1} lakh'],
    ['{number} crore | {number} crores | {number} cr | {number} करोड | {number} karod', '{1} crore'],
    ['{number} arab | {number} अर्ब | {number} अरब', '{1} arab'],
    ['{whole} k | {whole} thousand | {whole} हजार | {whole} hajar', '{1}000'],
    ['{number}', '{1}'],
  ],
  multiple: [
    ['twice | double | 2 times | दोब्बर | डबल | dobbar', '2'],
    ['thrice | triple | 3 times | तेब्बर | tebbar', '3'],
    ['half', '0.5'],
    ['{number} times | {number} x | {number} गुणा | {number} guna', '{1}'],
  ],
  timeframe: [
    ['weekly | week | साप्ताहिक | saptahik', 'weekly'],
    ['monthly | month | मासिक | masik', 'monthly'],
    ['daily | दैनिक | dainik', 'daily'],
    ['hourly | hour | 1 hour | one hour | घण्टे', 'hourly'],
    ['half hourly | 30 minute | 30 minutes | 30 min | half hour', 'half_hourly'],
  ],
};
