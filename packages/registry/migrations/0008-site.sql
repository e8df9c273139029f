-- The pages a person keeps at hand, in the person's own order. Screens are named by the table of screens, not here.
create table favourite_page (
  person_id text not null references person (id) on delete cascade,
  screen_id text not null check (screen_id ~ '^[a-z0-9-]{1,60}$'),
  place smallint not null,
  primary key (person_id, screen_id)
);

-- What the operator, the exchange or a company has announced, in both languages. Only a company's has a symbol.
create table announcement (
  id text primary key default gen_random_uuid()::text,
  kind text not null check (kind in ('product', 'market', 'company', 'maintenance')),
  symbol text,
  title_en text not null check (length(title_en) between 1 and 200),
  title_ne text not null check (length(title_ne) between 1 and 200),
  body_en text not null check (length(body_en) <= 4000),
  body_ne text not null check (length(body_ne) <= 4000),
  published_at timestamptz not null,
  expires_at timestamptz,
  withdrawn_at timestamptz,
  check ((kind = 'company') = (symbol is not null)),
  check (expires_at > published_at)
);
create index announcement_by_time on announcement (published_at desc);

-- A form is data: its fields, their kinds and their limits. An answer is checked against it before it is kept.
create table form (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  title_en text not null,
  title_ne text not null,
  intro_en text not null,
  intro_ne text not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'array'),
  is_open boolean not null default true
);

create table form_answer (
  id text primary key default gen_random_uuid()::text,
  form_id text not null references form (id),
  person_id text references person (id) on delete cascade,
  answers jsonb not null,
  attached jsonb,
  token_hash text not null unique,
  created_at timestamptz not null
);
comment on column form_answer.attached is 'page, version and browser; only of whoever agreed to it';
comment on column form_answer.token_hash is 'the form as it was given out: sent twice, it is one answer';
create index form_answer_by_form on form_answer (form_id, created_at);
create index form_answer_by_time on form_answer (created_at);

-- Who changed what by an operator's command, and how it was before. Rows are only added.
create table operator_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator text not null check (length(operator) between 1 and 60),
  command text not null,
  subject text not null,
  before jsonb,
  after jsonb
);
create function keep_operator_log() returns trigger language plpgsql as $$
begin
  raise exception 'operator_log is only added to';
end $$;
create trigger operator_log_is_kept before update or delete on operator_log
  for each row execute function keep_operator_log();

insert into form (id, title_en, title_ne, intro_en, intro_ne, fields) values
('contact-us', 'Contact us', 'सम्पर्क गर्नुहोस्',
 'Write what it is about. Whoever leaves a mobile number is called back on it; it is used for nothing else.',
 'के विषयमा हो, लेख्नुहोस्। मोबाइल नम्बर छोड्नुभए त्यसैमा फोन गरिन्छ; त्यो अरू कामका लागि प्रयोग हुँदैन।',
 '[
  {"id": "name", "kind": "text", "label": {"en": "Name", "ne": "नाम"}, "required": true, "max_length": 100},
  {"id": "phone", "kind": "phone", "label": {"en": "Mobile number", "ne": "मोबाइल नम्बर"}, "required": false},
  {"id": "about", "kind": "choice", "label": {"en": "About", "ne": "विषय"}, "required": true, "choices": [
    {"value": "account", "label": {"en": "My account", "ne": "मेरो खाता"}},
    {"value": "payment", "label": {"en": "A payment or refund", "ne": "भुक्तानी वा रकम फिर्ता"}},
    {"value": "data", "label": {"en": "A figure that looks wrong", "ne": "गलत देखिने अङ्क"}},
    {"value": "privacy", "label": {"en": "My personal data", "ne": "मेरो व्यक्तिगत विवरण"}},
    {"value": "grievance", "label": {"en": "A grievance", "ne": "गुनासो"}},
    {"value": "other", "label": {"en": "Something else", "ne": "अन्य"}}]},
  {"id": "message", "kind": "long-text", "label": {"en": "Message", "ne": "सन्देश"}, "required": true, "max_length": 2000},
  {"id": "consent", "kind": "consent", "label": {"en": "I agree that this message is kept for up to a year to answer it.", "ne": "जवाफ दिनका लागि यो सन्देश बढीमा एक वर्ष राख्न म सहमत छु।"}, "required": true}
 ]'),
('feedback', 'Feedback', 'सुझाव',
 'What helps, what is missing, what gets in the way. No name is needed.',
 'के काम लाग्यो, के पुगेन, के अप्ठ्यारो भयो, लेख्नुहोस्। नाम चाहिँदैन।',
 '[
  {"id": "kind", "kind": "choice", "label": {"en": "Kind", "ne": "प्रकार"}, "required": true, "choices": [
    {"value": "idea", "label": {"en": "An idea", "ne": "नयाँ कुरा"}},
    {"value": "missing", "label": {"en": "Something is missing", "ne": "केही पुगेन"}},
    {"value": "hard", "label": {"en": "Something is hard to use", "ne": "चलाउन गाह्रो"}},
    {"value": "good", "label": {"en": "Something is good as it is", "ne": "राम्रो लाग्यो"}}]},
  {"id": "message", "kind": "long-text", "label": {"en": "In your words", "ne": "आफ्नै शब्दमा"}, "required": true, "max_length": 2000},
  {"id": "phone", "kind": "phone", "label": {"en": "Mobile number", "ne": "मोबाइल नम्बर"}, "hint": {"en": "Only if we may ask back.", "ne": "हामीले सोध्न मिल्ने भए मात्र।"}, "required": false}
 ]'),
('jira', 'Report a problem', 'समस्या जानकारी',
 'Say what you did, what you expected and what happened instead.',
 'के गर्नुभयो, के हुनुपर्थ्यो र के भयो, लेख्नुहोस्।',
 '[
  {"id": "what", "kind": "text", "label": {"en": "In one line", "ne": "एक वाक्यमा"}, "required": true, "max_length": 150},
  {"id": "details", "kind": "long-text", "label": {"en": "What happened", "ne": "के भयो"}, "required": true, "max_length": 2000},
  {"id": "severity", "kind": "choice", "label": {"en": "How bad is it", "ne": "कति गम्भीर छ"}, "required": true, "choices": [
    {"value": "wrong", "label": {"en": "A figure is wrong", "ne": "अङ्क गलत छ"}},
    {"value": "stuck", "label": {"en": "I cannot go on", "ne": "अगाडि बढ्न सकिएन"}},
    {"value": "odd", "label": {"en": "It is odd, but works", "ne": "अनौठो छ, तर चल्छ"}}]},
  {"id": "attach", "kind": "consent", "attaches": true, "label": {"en": "Send along the page I came from, the version of the product and the name of my browser.", "ne": "म आएको पृष्ठ, प्रणालीको संस्करण र मेरो ब्राउजरको नाम पनि पठाउने।"}, "required": false}
 ]');
