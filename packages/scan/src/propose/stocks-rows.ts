import type { Rows } from './grammar.ts';

/** Which stocks: parts of what stands behind `for`. */
const STOCKS: Rows = [
  [
    'bank | banks | banking | commercial bank | commercial banks | bank sector | बैंक | बैंकिङ | बैंकहरू | वाणिज्य बैंक',
    'sector banking',
  ],
  [
    'development bank | development banks | dev bank | dev banks | devbank | विकास बैंक | विकासबैंक',
    'sector dev_banks',
  ],
  ['finance | finances | वित्त | फाइनान्स', 'sector finance'],
  ['hotel | hotels | tourism | hotels and tourism | होटल | पर्यटन', 'sector hotels'],
  [
    'hydro | hydros | hydropower | hydro power | hydroelectric | हाइड्रो | जलविद्युत् | जलविद्युत | हाइड्रोपावर',
    'sector hydro',
  ],
  ['investment | investments | लगानी', 'sector investment'],
  ['life insurance | life insurer | life insurers | जीवन बीमा', 'sector life_insurance'],
  ['non life | non life insurance | nonlife | general insurance | निर्जीवन | निर्जीवन बीमा', 'sector non_life'],
  ['insurance | insurers | insurer | बीमा', 'sector life_insurance and sector non_life'],
  ['manufacturing | manufacturer | manufacturers | production | उत्पादन | उत्पादनमूलक', 'sector manufacturing'],
  [
    'microfinance | micro finance | microfinances | mfis | laghubitta | लघुवित्त | माइक्रोफाइनान्स',
    'sector microfinance',
  ],
  ['trading sector | व्यापार', 'sector trading'],
  ['others sector | other sector | अन्य क्षेत्र', 'sector others'],
  ['mutual fund | mutual funds | fund | funds | म्युचुअल फन्ड | सामूहिक लगानी कोष', 'mutual_funds'],
  ['debenture | debentures | bond | bonds | ऋणपत्र | डिबेन्चर', 'non_convertible_debentures'],
  ['promoter | promoters | संस्थापक', 'promoter_share'],
  ['preference | अग्राधिकार', 'preference_shares'],
  ['ordinary | equity | equities | साधारण', 'equity'],
  ['my | mine | my portfolio | my watchlist | portfolio | watchlist | मेरा | मेरो | mero', 'my stocks'],
  ['liquid | actively traded | तरल', 'turnover >= 100 lakh'],
  ['any turnover | including illiquid | जुनसुकै कारोबार', 'turnover >= 0'],
  [
    'listed at least {whole} <days> | listed <least> {whole} <days> | listed <above> {whole} <days>',
    'listed >= {1}',
  ],
];

/** How often or for how long the condition beside it has to hold. */
const MODIFIERS: Rows = [
  ['this week | यो हप्ता | यस हप्ता | yo hapta', 'in last 5'],
  ['this month | यो महिना | यस महिना | yo mahina', 'in last 20'],
  [
    'in? <last> {whole} <days> | within {whole} <days> | within <last> {whole} <days> | {whole} <days> भित्र',
    'in last {1}',
  ],
  ['recently | lately | हालै | halsalai', 'in last 5'],
  [
    'for {whole} <consecutive>? <days> <consecutive>? | since {whole} <days> | {whole} <consecutive> <days> | {whole} <days> <consecutive> | लगातार {whole} <days> | {whole} <days> देखि',
    'for {1}',
  ],
  [
    'at least {whole} <last>? {whole} <days> | {whole} times in? <last> {whole} <days>',
    'at least {1} of {2}',
  ],
];

export const STOCKS_ROWS: Readonly<Record<string, Rows>> = {
  stocks: STOCKS,
  modifier: MODIFIERS,
  match: [
    ['just | newly | freshly | fresh | भर्खर | भर्खरै | bharkhar', 'fresh'],
    ['still | already | continues | अझै | अझ | पहिलेदेखि | पहिले देखि', 'already'],
  ],
  frame: [
    ['on? {timeframe} <chart> | in? {timeframe} <chart> | {timeframe} <chart>', '{1}'],
    ['on {timeframe}', '{1}'],
  ],
  joint: [
    [
      'and | also | plus | but | with | along with | as well as | while | where | having | , | & | + | र | अनि | तथा | सँगै | सहित | तर | sanga | ra',
      'and',
    ],
    ['or | either | वा | अथवा | wa', 'or'],
  ],
  not: [['not | no | without | never | except | excluding', '']],
  notAfter: [['नभएको | नभएका | होइन | छैन | बिना | बाहेक | excluded', '']],
  /** What people ask for and a scan cannot read. */
  unmeasured: [
    [
      'pe | p e | pe ratio | p e ratio | price earning | price earnings | price to earnings | पीई | पीई अनुपात',
      '',
    ],
    ['eps | earning per | earnings per | earnings | earning | ईपीएस', ''],
    ['pb | p b | pb ratio | price to book | book value | bvps | net worth | networth | बुक भ्यालु | नेटवर्थ', ''],
    [
      'roe | roa | return on equity | return on assets | npl | npa | profit | net profit | revenue | debt | cost fund',
      '',
    ],
    [
      'dividend | dividends | dividend yield | bonus | right | rights | cash dividend | लाभांश | बोनस | हकप्रद',
      '',
    ],
    [
      'market cap | market capitalization | market capitalisation | paid up capital | capital | public float | बजार पुँजीकरण',
      '',
    ],
    [
      'broker | brokers | accumulation | distribution | smart money | bulk | holding | holdings | floorsheet | ब्रोकर',
      '',
    ],
    ['news | result | results | quarterly | agm | book close | समाचार', ''],
    ['all time high | all time low | ath | atl | life time high', ''],
    ['upper circuit | lower circuit | circuit | सर्किट', ''],
    ['nepse | index | sector index | नेप्से | सूचकाङ्क', ''],
    [
      'fibonacci | fibonacci retracement | elliott wave | head and shoulders | cup and handle | double top | double bottom | triangle | flag',
      '',
    ],
  ],
};

/** Words that say nothing here, wherever they stand: phrases are written without them. */
export const DROPPED: ReadonlySet<string> = new Set(
  [
    'the a an is are be was were been being am its it their his her that which whose who whom what have has had of today now currently current आज अहिले aaja aja',
    'stocks stock shares share companies company scrips scrip scripts script counters counter securities',
    'find show me list give get want need looking search please let us see tell i we you',
    'rs npr rupees rupee रु रू रुपैयाँ रुपैया रुपियाँ कित्ता those these there some every each',
    'को का की ले लाई मा हरू हरु हरूको छ छन् हो हुन् थियो भएको भएका हुने रहेको रहेका गरेको गरेका गर्ने जसको जुन कुन कुनै',
    'सेयर शेयर कम्पनी कम्पनीहरू सेयरहरू खोज खोज्नुहोस् देखाऊ देखाउनुहोस् देखाउ चाहियो भने त्यो ko lai cha chha chhan',
    'bhako bhayeko vayeko hune',
  ]
    .join(' ')
    .split(' '),
);

/** Words that say nothing where no phrase has them. */
export const IGNORED: ReadonlySet<string> = new Set(
  [
    'in on at to by for from than as right then so very only any all one',
    'sector trading level levels value signal signals candle pattern chart time before ma',
    'क्षेत्र सबै बाट देखि सम्म तिर गएको गइरहेको',
  ]
    .join(' ')
    .split(' '),
);
