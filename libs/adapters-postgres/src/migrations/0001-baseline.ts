import { AUDIT_MONTHS } from '@boligstyling/domain';
import { Migration } from '@mikro-orm/migrations';

/** The schema of the first release. */
export class Migration0001Baseline extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('The first release has no earlier schema to go back to.');
  }
}

const STATEMENTS = [
  `create extension if not exists pg_trgm`,
  // Counts leads ever stored: a sequence neither blocks nor rolls back.
  `create sequence lead_stored`,
  `create function audit_log_is_append_only() returns trigger language plpgsql as $$
  begin
          if tg_op = 'DELETE' then
            if old.at <= now() - interval '${AUDIT_MONTHS} months' then return old; end if;
          end if;
          raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
        end
  $$`,
  // Accounting law: invoices are kept for five years after the end of their year.
  `create function invoice_never_changes_fn() returns trigger language plpgsql as $$
  begin
          if tg_op = 'DELETE' and extract(year from old.issued_on) + 6 <= extract(year from current_date)
          then return old; end if;
          raise exception 'an invoice is kept as it was issued';
        end;
  $$`,
  // A sale outlives its erased lead, without free text about it.
  `create function sale_erases_reasons_fn() returns trigger language plpgsql as $$
  begin
          new.waivers := (
            select jsonb_agg(waiver || '{"reason": null}' order by nth)
            from jsonb_array_elements(new.waivers) with ordinality as each (waiver, nth));
          return new;
        end;
  $$`,
  // The same for the words of a dispute, and the days of attempts to reach the owner.
  `create function sale_erases_words_fn() returns trigger language plpgsql as $$
  begin
          new.dispute := (new.dispute - 'triedOn') || '{"text": null, "answer": null}';
          return new;
        end;
  $$`,
  // The optimistic lock of editable records.
  `create function next_version() returns trigger language plpgsql as $$
  begin
          new.version := old.version + 1;
          return new;
        end;
  $$`,
  `create function vat_of_sale_fn() returns trigger language plpgsql as $$
  begin
          new.vat_rate := case
            when coalesce((select vat_registered from operator_details), true)
            then coalesce((select vat_rate from operator_details), 2500)
          end;
          return new;
        end;
  $$`,
  // Sums over all leads are read from their rows: joining a million with what became of them takes
  // longer than a statement may. A plan made while tables were nearly empty would scan them.
  `create function revenue_of_lead_fn() returns trigger language plpgsql set enable_seqscan = off as $$
  begin
          update lead set revenue_ore = (
            select coalesce(sum(s.amount_ore), 0)
            from assignment a join sale s on s.assignment_id = a.id
            where a.lead_id = lead.id and s.payment_status <> 'credited'
              and s.to_pay_back_since is null)
          where id = (select lead_id from assignment where id = new.assignment_id);
          return null;
        end;
  $$`,
  `create function quotes_of_lead_fn() returns trigger language plpgsql set enable_seqscan = off as $$
  begin
          update lead set (quote_count, first_quoted_at, has_chosen_quote) = (
            select count(*), min(v.sent_at), coalesce(bool_or(q.state = 'chosen'), false)
            from quote q join quote_version v on v.quote_id = q.id and v.version = 1
            where q.lead_id = lead.id)
          where id = new.lead_id;
          return null;
        end;
  $$`,
  `create table dashboard_user (
    id uuid not null,
    name varchar(100) not null,
    email varchar(254) not null,
    role varchar(20) not null,
    state varchar(10) not null,
    password_hash varchar(200),
    totp_secret varchar(200),
    totp_step bigint,
    created_at timestamptz(3) not null,
    version integer default 1 not null,
    constraint dashboard_user_pkey primary key (id)
  )`,
  `create trigger next_version before update of name, email, role, state on dashboard_user for each row when (((new.*) is distinct from (old.*))) execute function next_version()`,
  `create unique index dashboard_user_email_unique on dashboard_user (email) where ((state)::text <> 'removed'::text)`,
  `create table admin_session (
    id uuid not null,
    token_digest varchar(64) not null,
    generation varchar(64) not null,
    opened_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    user_id uuid,
    browser varchar(60) not null,
    network varchar(45) not null,
    last_used_at timestamptz(3) not null,
    confirmed_at timestamptz(3) not null,
    ended_at timestamptz(3),
    constraint admin_session_pkey primary key (id),
    constraint admin_session_user_id_foreign foreign key (user_id) references dashboard_user(id) on delete cascade
  )`,
  `create index admin_session_user_id_index on admin_session (user_id)`,
  `create table integrator_key (
    id uuid not null,
    name varchar(80) not null,
    source varchar(80) not null,
    origins text[] default '{}'::text[] not null,
    scopes text[] default '{}'::text[] not null,
    shows_contacts boolean not null,
    per_minute integer not null,
    paused boolean not null,
    is_test boolean default false not null,
    digest varchar(64) not null,
    previous_digest varchar(64),
    previous_until timestamptz(3),
    created_at timestamptz(3) not null,
    earlier jsonb default '{}'::jsonb not null,
    version integer default 1 not null,
    constraint integrator_key_digest_unique unique (digest),
    constraint integrator_key_pkey primary key (id)
  )`,
  `create trigger next_version before update of name, source, origins, scopes, shows_contacts, per_minute, paused on integrator_key for each row when (((new.*) is distinct from (old.*))) execute function next_version()`,
  `create table partner (
    id uuid not null,
    name varchar(120) not null,
    company varchar(120) not null,
    kind varchar(40) not null,
    email varchar(254) not null,
    phone varchar(20) not null,
    services text[] default '{}'::text[] not null,
    prices jsonb not null,
    weekly_capacity integer not null,
    active boolean not null,
    created_at timestamptz(3) not null,
    areas text[] default '{}'::text[] not null,
    website varchar(200) default '' not null,
    presentation varchar(300) default '' not null,
    organization_number varchar(9) default '' not null,
    street varchar(120) default '' not null,
    postal_code varchar(4) default '' not null,
    post_place varchar(80) default '' not null,
    paused_until varchar(10),
    email_changed_at timestamptz(3),
    paused_by_operator boolean default false not null,
    version integer default 1 not null,
    terms_version varchar(10),
    terms_accepted_at timestamptz(3),
    terms_acceptances jsonb default '[]'::jsonb not null,
    constraint partner_email_unique unique (email),
    constraint partner_pkey primary key (id)
  )`,
  `create trigger next_version before update of name, company, kind, email, phone, services, prices, weekly_capacity, active, areas, website, presentation, organization_number, street, postal_code, post_place, paused_until, paused_by_operator on partner for each row when (((new.*) is distinct from (old.*))) execute function next_version()`,
  `create table lead (
    id uuid not null,
    received_at timestamptz(3) not null,
    status varchar(20) not null,
    customer_name varchar(120) not null,
    customer_email varchar(254) not null,
    customer_phone varchar(20) not null,
    service_type varchar(40) not null,
    location varchar(80) not null,
    address varchar(200) not null,
    styling_needs varchar(4000) default '' not null,
    rooms varchar(80) not null,
    property_size varchar(80) not null,
    timeframe varchar(80) not null,
    property_type varchar(80) not null,
    preferred_style varchar(200) default '' not null,
    message varchar(4000) default '' not null,
    sell_property varchar(3) not null,
    accept_styling_only varchar(3) not null,
    additional_info varchar(1000),
    source varchar(80) default '' not null,
    idempotency_key varchar(200),
    submission_digest varchar(64),
    contacted_at timestamptz(3),
    search_text text generated always as (lower(translate((((((((customer_name)::text || ' '::text) || (customer_email)::text) || ' '::text) || (customer_phone)::text) || ' '::text) || (address)::text), 'ÆØÅÄÖáàâãÁÀÂÃçćčÇĆČđðĐÐéèêëÉÈÊËíìîïÍÌÎÏłŁñńŋÑŃŊóòôõÓÒÔÕšśŠŚŧťŦŤúùûüÚÙÛÜýÿÝŸžźżŽŹŻ‘’ʼ´\u0300\u0301\u0302\u0303\u0327\u030c'::text, 'æøåäöaaaaaaaaccccccddddeeeeeeeeiiiiiiiillnnnnnnoooooooossssttttuuuuuuuuyyyyzzzzzz'''''''''::text))) stored not null,
    partner_id uuid,
    matching_due_at timestamptz(3) default now(),
    suspicion varchar(40),
    municipality_number varchar(4) default '' not null,
    municipality varchar(4),
    municipality_found_by varchar(20),
    matching_fault varchar(500),
    match_until timestamptz(3),
    waits_since timestamptz(3),
    consents jsonb not null default '[]'::jsonb,
    contact_by_email boolean default false not null,
    merged_into uuid,
    perhaps_same_as uuid,
    differences jsonb,
    accepted_at timestamptz(3),
    nobody_called_at timestamptz(3),
    undoable_status jsonb,
    integrator_key_id uuid,
    utm_source varchar(120) default '' not null,
    utm_medium varchar(120) default '' not null,
    utm_campaign varchar(120) default '' not null,
    utm_term varchar(120) default '' not null,
    utm_content varchar(120) default '' not null,
    referrer_host varchar(253) default '' not null,
    request_id varchar(64),
    email_changed_at timestamptz(3),
    reported_win jsonb,
    merge_kind varchar(20),
    home_key text default ''::text not null,
    mailbox_proven_at timestamptz(3),
    imported_at timestamptz(3),
    test_until timestamptz(3),
    revenue_ore bigint default 0 not null,
    quote_count smallint default 0 not null,
    first_quoted_at timestamptz(3),
    has_chosen_quote boolean default false not null,
    CONSTRAINT lead_merge_kind_check check (((merged_into is null) = (merge_kind is null))),
    constraint lead_idempotency_key_unique unique (idempotency_key),
    constraint lead_pkey primary key (id),
    constraint lead_integrator_key_id_foreign foreign key (integrator_key_id) references integrator_key(id) on delete set null,
    constraint lead_merged_into_foreign foreign key (merged_into) references lead(id) on delete set null,
    constraint lead_partner_id_foreign foreign key (partner_id) references partner(id) on delete set null,
    constraint lead_perhaps_same_as_foreign foreign key (perhaps_same_as) references lead(id) on delete set null
  )`,
  `create index lead_contacted_at_index on lead (contacted_at, received_at) where ((contacted_at is not null) and (test_until is null))`,
  `create index lead_customer_email_index on lead (lower((customer_email)::text), received_at)`,
  `create index lead_customer_name_index on lead (customer_name COLLATE "nb-x-icu", received_at, id)`,
  `create index lead_filter_index on lead (status, service_type, received_at, id)`,
  `create index lead_imported_new_index on lead (received_at) where ((imported_at is not null) and ((status)::text = 'new'::text))`,
  `create index lead_held_index on lead (received_at) where ((suspicion is not null) and ((status)::text = any ((array['new', 'matched', 'contacted'])::text[])))`,
  `create index lead_home_index on lead (split_part(home_key, '|'::text, 1), received_at) where (merged_into is null)`,
  `create index lead_home_key_index on lead using gin (home_key gin_trgm_ops)`,
  `create index lead_integrator_key_index on lead (integrator_key_id, received_at, id) where (integrator_key_id is not null)`,
  `create index lead_merged_into_index on lead (merged_into) include (revenue_ore, quote_count, first_quoted_at, has_chosen_quote) where (merged_into is not null)`,
  `create index lead_matching_due_at_index on lead (matching_due_at) where ((matching_due_at is not null) and (suspicion is null) and (matching_fault is null))`,
  `create index lead_matching_fault_index on lead (received_at) where (matching_fault is not null)`,
  `create index lead_municipality_index on lead (municipality, received_at, id) where (municipality is not null)`,
  `create index lead_nobody_called_index on lead (nobody_called_at) where (nobody_called_at is not null)`,
  `create index lead_partner_id_index on lead (partner_id)`,
  `create index lead_perhaps_same_as_index on lead (perhaps_same_as) where (perhaps_same_as is not null)`,
  `create index lead_perhaps_same_index on lead (received_at) where ((perhaps_same_as is not null) and (suspicion is null) and ((status)::text = any ((array['new', 'matched', 'contacted'])::text[])))`,
  `create index lead_phone_index on lead (customer_phone, received_at) where (merged_into is null)`,
  `create index lead_place_index on lead (lower((btrim((location)::text) COLLATE "nb-x-icu")), received_at, id) include (location, service_type, status)`,
  `create index lead_received_at_id_index on lead (received_at, id) include (municipality, location, service_type, status, merged_into, test_until, accepted_at, source, utm_source, utm_campaign, referrer_host, revenue_ore, quote_count, first_quoted_at, has_chosen_quote)`,
  `create index lead_referrer_host_index on lead (referrer_host, received_at, id) where ((referrer_host)::text <> ''::text)`,
  `create index lead_search_text_index on lead using gin (search_text gin_trgm_ops)`,
  `create index lead_sought_index on lead (match_until, id) where (((status)::text = 'new'::text) and (suspicion is null) and (merged_into is null) and (match_until is not null) and (municipality is not null))`,
  `create index lead_sought_nowhere_index on lead (match_until, id) where (((status)::text = 'new'::text) and (suspicion is null) and (merged_into is null) and (match_until is not null) and (municipality is null))`,
  `create index lead_source_index on lead (source, received_at, id) where ((source)::text <> ''::text)`,
  `create index lead_suspicion_index on lead (received_at, id) where (suspicion is not null)`,
  `create index lead_accepted_at_index on lead (accepted_at, received_at) where ((accepted_at is not null) and (test_until is null))`,
  `create index lead_test_until_index on lead (test_until) where (test_until is not null)`,
  `create index lead_unplaced_index on lead (received_at, id) where (municipality is null)`,
  `create index lead_unreported_index on lead (accepted_at) where (((status)::text = 'matched'::text) and (accepted_at is not null))`,
  `create index lead_utm_campaign_index on lead (utm_campaign, received_at, id) where ((utm_campaign)::text <> ''::text)`,
  `create index lead_utm_source_index on lead (utm_source, received_at, id) where ((utm_source)::text <> ''::text)`,
  `create index lead_waiting_index on lead (municipality, matching_due_at) where ((municipality is not null) and (matching_due_at is not null) and (suspicion is null) and (matching_fault is null))`,
  `create table assignment (
    id uuid not null,
    lead_id uuid not null,
    partner_id uuid not null,
    state varchar(20) not null,
    offered_at timestamptz(3) not null,
    answered_at timestamptz(3),
    closed_at timestamptz(3),
    partner_group varchar(20) default 'stylist' not null,
    price_ore integer default 0 not null,
    deadline timestamptz(3),
    remind_at timestamptz(3),
    decline_reason varchar(20),
    revealed_at timestamptz(3),
    report varchar(20),
    reported_at timestamptz(3),
    withdrawn_by varchar(20),
    win_confirmed boolean,
    not_called_at timestamptz(3),
    undoable_until timestamptz(3),
    constraint assignment_pkey primary key (id),
    constraint assignment_lead_id_foreign foreign key (lead_id) references lead(id) on delete cascade,
    constraint assignment_partner_id_foreign foreign key (partner_id) references partner(id)
  )`,
  `create index assignment_lead_id_index on assignment (lead_id)`,
  `create index assignment_offered_index on assignment (partner_id) where ((state)::text = 'offered'::text)`,
  `create unique index assignment_open_unique on assignment (lead_id, partner_id) where ((state)::text = any ((array['offered', 'accepted'])::text[]))`,
  `create index assignment_partner_id_offered_at_index on assignment (partner_id, offered_at) include (state)`,
  `create table audit_log (
    id uuid not null,
    at timestamptz(3) not null,
    user_id uuid,
    name varchar(100) not null,
    role varchar(20),
    act varchar(10) not null,
    call varchar(40) not null,
    subject_id uuid,
    fields text[] not null,
    count integer,
    browser varchar(60) not null,
    network varchar(45) not null,
    constraint audit_log_pkey primary key (id)
  )`,
  `create index audit_log_at_id_index on audit_log (at, id)`,
  `create index audit_log_subject_id_at_index on audit_log (subject_id, at)`,
  `create trigger audit_log_rows before delete or update on audit_log for each row execute function audit_log_is_append_only()`,
  `create trigger audit_log_whole before truncate on audit_log for each statement execute function audit_log_is_append_only()`,
  `create table bank_line (
    id uuid not null,
    account varchar(34) not null,
    booked_on date not null,
    amount_ore bigint not null,
    currency varchar(3) not null,
    kid text not null,
    payer varchar(140) not null,
    text varchar(140) not null,
    notice varchar(80) not null,
    message varchar(80) not null,
    entry_number varchar(80) not null,
    names jsonb not null,
    is_copy boolean not null,
    doubt varchar(200),
    outcome varchar(20) not null,
    recorded_at timestamptz(3) not null,
    waiting_since timestamptz(3),
    constraint bank_line_pkey primary key (id)
  )`,
  `create index bank_line_account_day_index on bank_line (account, booked_on)`,
  `create index bank_line_waiting_index on bank_line (waiting_since, id) where (waiting_since is not null)`,
  `create table bank_line_decision (
    id uuid not null,
    bank_line_id uuid not null,
    act varchar(20) not null,
    reason varchar(500) not null,
    at timestamptz(3) not null,
    settled_ore bigint,
    constraint bank_line_decision_pkey primary key (id),
    constraint bank_line_decision_bank_line_id_foreign foreign key (bank_line_id) references bank_line(id)
  )`,
  `create index bank_line_decision_bank_line_id_index on bank_line_decision (bank_line_id)`,
  `create table challenge (
    id uuid not null,
    purpose varchar(20) not null,
    subject_id uuid,
    value varchar(200) not null,
    expires_at timestamptz(3) not null,
    constraint challenge_pkey primary key (id)
  )`,
  `create table imported_row (
    digest varchar(64) not null,
    content varchar(64) not null,
    imported_at timestamptz(3) not null,
    partner_id uuid,
    constraint imported_row_pkey primary key (digest),
    constraint imported_row_partner_id_foreign foreign key (partner_id) references partner(id)
  )`,
  `create table erased_submission (
    digest bytea not null,
    erased_at timestamptz(3) not null,
    constraint erased_submission_pkey primary key (digest)
  )`,
  `create table erasure_notification (
    id uuid not null,
    partner_id uuid not null,
    reference varchar(8) not null,
    service varchar(40) not null,
    asked_at timestamptz(3) not null,
    had_contact boolean not null,
    erased_at timestamptz(3) not null,
    constraint erasure_notification_pkey primary key (id),
    constraint erasure_notification_partner_id_foreign foreign key (partner_id) references partner(id) on delete cascade
  )`,
  `create index erasure_notification_partner_id_index on erasure_notification (partner_id)`,
  `create table first_email (
    mailbox uuid not null,
    day date not null,
    submissions uuid[] not null,
    constraint first_email_pkey primary key (mailbox)
  )`,
  `create table integrator_use (
    key_id uuid not null,
    since timestamptz(3) not null,
    used integer not null,
    before integer not null,
    constraint integrator_use_pkey primary key (key_id),
    constraint integrator_use_key_id_foreign foreign key (key_id) references integrator_key(id) on delete cascade
  )`,
  `create table invoice (
    id uuid not null,
    kind varchar(20) not null,
    number varchar(16) not null,
    partner_id uuid not null,
    issued_on date not null,
    due_on date,
    kid varchar(25),
    total_ore bigint not null,
    credits_id uuid,
    content jsonb not null,
    listed jsonb generated always as (jsonb_set((content - 'seller'::text), '{lines}'::text[], ((jsonb_array_length((content -> 'lines'::text)))::text)::jsonb)) stored not null,
    constraint invoice_number_unique unique (number),
    constraint invoice_pkey primary key (id),
    constraint invoice_credits_id_foreign foreign key (credits_id) references invoice(id),
    constraint invoice_partner_id_foreign foreign key (partner_id) references partner(id)
  )`,
  `create index invoice_credits_id_index on invoice (credits_id)`,
  `create unique index invoice_kid_index on invoice (kid)`,
  `create index invoice_partner_id_number_index on invoice (partner_id, number)`,
  `create trigger never_changes before delete or update on invoice for each row execute function invoice_never_changes_fn()`,
  `create table invoice_number (
    year integer not null,
    last integer not null,
    constraint invoice_number_pkey primary key (year)
  )`,
  `create table job_run (
    name varchar(40) not null,
    succeeded_at timestamptz(3) not null,
    constraint job_run_pkey primary key (name)
  )`,
  `create table lead_event (
    id uuid not null,
    lead_id uuid not null,
    at timestamptz(3) not null,
    kind varchar(40) not null,
    detail jsonb not null,
    actor varchar(100),
    constraint lead_event_pkey primary key (id),
    constraint lead_event_lead_id_foreign foreign key (lead_id) references lead(id) on delete cascade
  )`,
  `create index lead_event_lead_id_at_index on lead_event (lead_id, at)`,
  `create table login_attempt (
    id uuid not null,
    client varchar(64) not null,
    budget varchar(64) not null,
    at timestamptz(3) not null,
    constraint login_attempt_pkey primary key (id)
  )`,
  `create index login_attempt_budget_at_index on login_attempt (budget, at)`,
  `create index login_attempt_client_at_index on login_attempt (client, at)`,
  `create table match_round (
    id uuid not null,
    lead_id uuid not null,
    at timestamptz(3) not null,
    cause varchar(20) not null,
    decisions jsonb not null,
    refused jsonb default '{}'::jsonb not null,
    constraint match_round_pkey primary key (id),
    constraint match_round_lead_id_foreign foreign key (lead_id) references lead(id) on delete cascade
  )`,
  `create index match_round_lead_id_index on match_round (lead_id)`,
  `create table partner_application (
    id uuid not null,
    state varchar(20) not null,
    received_at timestamptz(3) not null,
    changed_at timestamptz(3) not null,
    mailbox varchar(254) not null,
    suspect boolean not null,
    partner_id uuid,
    content jsonb not null,
    constraint partner_application_pkey primary key (id),
    constraint partner_application_partner_id_foreign foreign key (partner_id) references partner(id) on delete set null
  )`,
  `create index partner_application_partner_id_index on partner_application (partner_id)`,
  `create index partner_application_received_at_id_index on partner_application (received_at, id)`,
  `create index partner_application_waiting_index on partner_application (mailbox, received_at) where ((state)::text = any ((array['open', 'asked'])::text[]))`,
  `create table one_time_link (
    id uuid not null,
    digest varchar(64) not null,
    purpose varchar(20) not null,
    subject_id uuid not null,
    expires_at timestamptz(3) not null,
    constraint one_time_link_pkey primary key (id)
  )`,
  `create index one_time_link_subject_id_index on one_time_link (subject_id)`,
  `create table sale (
    id uuid not null,
    assignment_id uuid,
    partner_id uuid not null,
    amount_ore integer not null,
    payment_status varchar(20) not null,
    created_at timestamptz(3) not null,
    settled_at timestamptz(3),
    service varchar(40),
    municipality varchar(4),
    reference varchar(8),
    invoice_id uuid,
    credit_note_id uuid,
    dispute jsonb,
    to_pay_back_since timestamptz(3),
    vat_rate integer,
    due_again_at timestamptz(3),
    waivers jsonb default '[]'::jsonb not null,
    imported_at timestamptz(3),
    constraint sale_pkey primary key (id),
    constraint sale_assignment_id_foreign foreign key (assignment_id) references assignment(id) on delete set null,
    constraint sale_credit_note_id_foreign foreign key (credit_note_id) references invoice(id),
    constraint sale_invoice_id_foreign foreign key (invoice_id) references invoice(id),
    constraint sale_partner_id_foreign foreign key (partner_id) references partner(id)
  )`,
  `create index sale_assignment_id_index on sale (assignment_id)`,
  `create index sale_created_at_id_index on sale (created_at, id)`,
  `create index sale_credit_note_id_index on sale (credit_note_id)`,
  `create index sale_disputed_index on sale (created_at, id) where (dispute is not null)`,
  `create index sale_invoice_id_index on sale (invoice_id)`,
  `create index sale_partner_id_created_at_index on sale (partner_id, created_at, id) include (payment_status, amount_ore)`,
  `create index sale_payment_status_created_at_index on sale (payment_status, created_at, id) include (amount_ore)`,
  `create index sale_to_bill_index on sale (partner_id, created_at) where (((payment_status)::text = 'pending'::text) and (invoice_id is null) and (imported_at is null))`,
  `create index sale_to_credit_index on sale (partner_id) where (((payment_status)::text = 'credited'::text) and (invoice_id is not null) and (credit_note_id is null))`,
  `create index sale_to_pay_back_index on sale (to_pay_back_since) where (to_pay_back_since is not null)`,
  `create trigger erases_reasons before update of assignment_id on sale for each row when (((new.assignment_id is null) and (new.waivers <> '[]'::jsonb))) execute function sale_erases_reasons_fn()`,
  `create trigger erases_words before update of assignment_id on sale for each row when (((new.assignment_id is null) and (new.dispute is not null))) execute function sale_erases_words_fn()`,
  `create trigger revenue_begins after insert on sale for each row when ((new.assignment_id is not null)) execute function revenue_of_lead_fn()`,
  `create trigger revenue_changes after update of payment_status, to_pay_back_since on sale for each row when (((new.assignment_id is not null) and ((((old.payment_status)::text = 'credited'::text) or (old.to_pay_back_since is not null)) is distinct from (((new.payment_status)::text = 'credited'::text) or (new.to_pay_back_since is not null))))) execute function revenue_of_lead_fn()`,
  `create trigger vat_of_sale before insert on sale for each row when (((new.vat_rate is null) and (new.imported_at is null))) execute function vat_of_sale_fn()`,
  `create table notification (
    id uuid not null,
    lead_id uuid,
    kind varchar(40) not null,
    state varchar(20) not null,
    attempts integer not null,
    due_at timestamptz(3) not null,
    created_at timestamptz(3) not null,
    sent_at timestamptz(3),
    last_fault varchar(500),
    leased_until timestamptz(3),
    assignment_id uuid,
    request_id varchar(64),
    erasure_notification_id uuid,
    one_time_link_id uuid,
    invoice_id uuid,
    application_id uuid,
    sale_id uuid,
    to_email varchar(254),
    copies smallint default 0 not null,
    partner_id uuid,
    constraint notification_pkey primary key (id),
    constraint notification_application_id_foreign foreign key (application_id) references partner_application(id) on delete cascade,
    constraint notification_assignment_id_foreign foreign key (assignment_id) references assignment(id) on delete cascade,
    constraint notification_erasure_notification_id_foreign foreign key (erasure_notification_id) references erasure_notification(id) on delete cascade,
    constraint notification_invoice_id_foreign foreign key (invoice_id) references invoice(id),
    constraint notification_lead_id_foreign foreign key (lead_id) references lead(id) on delete cascade,
    constraint notification_one_time_link_id_foreign foreign key (one_time_link_id) references one_time_link(id) on delete cascade,
    constraint notification_partner_id_foreign foreign key (partner_id) references partner(id) on delete cascade,
    constraint notification_sale_id_foreign foreign key (sale_id) references sale(id)
  )`,
  `create index notification_application_id_index on notification (application_id)`,
  `create index notification_partner_id_index on notification (partner_id)`,
  `create index notification_assignment_id_index on notification (assignment_id)`,
  `create index notification_due_at_index on notification (due_at) where ((state)::text = 'due'::text)`,
  `create index notification_erasure_notification_id_index on notification (erasure_notification_id)`,
  `create index notification_failing_index on notification (created_at) where (((state)::text <> 'sent'::text) and (last_fault is not null))`,
  `create index notification_first_index on notification (due_at) where (((state)::text = 'due'::text) and ((kind)::text = any ((array['sign-in-link', 'owner-link', 'owner-confirm'])::text[])))`,
  `create unique index notification_invoice_id_kind_index on notification (invoice_id, kind)`,
  `create index notification_lead_id_index on notification (lead_id)`,
  `create index notification_one_time_link_id_index on notification (one_time_link_id)`,
  `create index notification_parked_index on notification (created_at) where ((state)::text = 'parked'::text)`,
  `create index notification_sale_id_index on notification (sale_id) where (sale_id is not null)`,
  `create index notification_sent_at_index on notification using brin (sent_at)`,
  `create index notification_uncertain_index on notification (due_at) where ((state)::text = 'uncertain'::text)`,
  `create table operator_details (
    id smallint not null,
    name varchar(120) default '' not null,
    organization_number varchar(9) default '' not null,
    street varchar(120) default '' not null,
    postal_code varchar(4) default '' not null,
    post_place varchar(80) default '' not null,
    account varchar(11) default '' not null,
    vat_registered boolean not null,
    vat_rate integer not null,
    in_business_register boolean not null,
    due_days integer not null,
    former_accounts text[] default '{}'::text[] not null,
    version integer default 1 not null,
    constraint operator_details_pkey primary key (id)
  )`,
  `create trigger next_version before update on operator_details for each row when (((new.*) is distinct from (old.*))) execute function next_version()`,
  `create table owner_confirmation (
    id uuid not null,
    lead_id uuid not null,
    purpose varchar(20) not null,
    new_email varchar(254),
    asked_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3),
    constraint owner_confirmation_pkey primary key (id),
    constraint owner_confirmation_lead_id_foreign foreign key (lead_id) references lead(id) on delete cascade
  )`,
  `create index owner_confirmation_lead_id_index on owner_confirmation (lead_id)`,
  `create table partner_figures (
    partner_id uuid not null,
    last_asked_order bigint not null,
    figures jsonb not null,
    constraint partner_figures_pkey primary key (partner_id),
    constraint partner_figures_partner_id_foreign foreign key (partner_id) references partner(id) on delete cascade
  )`,
  `create index partner_figures_last_asked_order_index on partner_figures (last_asked_order)`,
  `create table partner_logo (
    id uuid not null,
    partner_id uuid not null,
    picture bytea not null,
    constraint partner_logo_partner_id_unique unique (partner_id),
    constraint partner_logo_pkey primary key (id),
    constraint partner_logo_partner_id_foreign foreign key (partner_id) references partner(id) on delete cascade
  )`,
  `create table partner_session (
    id uuid not null,
    partner_id uuid not null,
    token_digest varchar(64) not null,
    browser varchar(60) not null,
    network varchar(45) not null,
    opened_at timestamptz(3) not null,
    last_used_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    ended_at timestamptz(3),
    constraint partner_session_pkey primary key (id),
    constraint partner_session_partner_id_foreign foreign key (partner_id) references partner(id) on delete cascade
  )`,
  `create index partner_session_partner_id_index on partner_session (partner_id)`,
  `create table passkey (
    id varchar(1400) not null,
    user_id uuid not null,
    public_key bytea not null,
    counter bigint not null,
    name varchar(60) not null,
    created_at timestamptz(3) not null,
    last_used_at timestamptz(3),
    is_synced boolean default false not null,
    constraint passkey_pkey primary key (id),
    constraint passkey_user_id_foreign foreign key (user_id) references dashboard_user(id) on delete cascade
  )`,
  `create index passkey_user_id_index on passkey (user_id)`,
  `create table payment (
    id uuid not null,
    invoice_id uuid not null,
    amount_ore bigint not null,
    paid_on date not null,
    source varchar(20) not null,
    recorded_at timestamptz(3) not null,
    bank_line_id uuid,
    undoes uuid,
    reason varchar(500),
    constraint payment_pkey primary key (id),
    constraint payment_undoes_unique unique (undoes),
    constraint payment_bank_line_id_foreign foreign key (bank_line_id) references bank_line(id),
    constraint payment_invoice_id_foreign foreign key (invoice_id) references invoice(id),
    constraint payment_undoes_foreign foreign key (undoes) references payment(id)
  )`,
  `create index payment_bank_line_id_index on payment (bank_line_id)`,
  `create index payment_invoice_id_index on payment (invoice_id)`,
  `create table postal_code (
    code varchar(4) not null,
    source varchar(20) not null,
    place varchar(80),
    place_key varchar(80),
    municipality varchar(4),
    kept_at timestamptz(3) not null,
    constraint postal_code_pkey primary key (code, source)
  )`,
  `create index postal_code_place_key_index on postal_code (place_key)`,
  `create table recovery_code (
    digest varchar(64) not null,
    user_id uuid not null,
    constraint recovery_code_pkey primary key (digest),
    constraint recovery_code_user_id_foreign foreign key (user_id) references dashboard_user(id) on delete cascade
  )`,
  `create index recovery_code_user_id_index on recovery_code (user_id)`,
  `create table review (
    id uuid not null,
    lead_id uuid not null,
    state varchar(20) not null,
    asked_at timestamptz(3) not null,
    given_at timestamptz(3),
    assignment_id uuid,
    became_job varchar(20),
    stars integer,
    text text,
    may_show boolean,
    version integer default 1 not null,
    constraint review_lead_id_unique unique (lead_id),
    constraint review_pkey primary key (id),
    constraint review_assignment_id_foreign foreign key (assignment_id) references assignment(id) on delete set null,
    constraint review_lead_id_foreign foreign key (lead_id) references lead(id) on delete cascade
  )`,
  `create trigger next_version before update on review for each row when (((new.*) is distinct from (old.*))) execute function next_version()`,
  `create index review_assignment_id_index on review (assignment_id)`,
  `create index review_state_index on review (state)`,
  `create table quote (
    id uuid not null,
    lead_id uuid not null,
    assignment_id uuid not null,
    partner_id uuid not null,
    state varchar(20) not null,
    draft jsonb,
    chosen_at timestamptz(3),
    closed_at timestamptz(3),
    reason varchar(1000),
    reminded_at timestamptz(3),
    constraint quote_assignment_id_unique unique (assignment_id),
    constraint quote_pkey primary key (id),
    constraint quote_assignment_id_foreign foreign key (assignment_id) references assignment(id) on delete cascade,
    constraint quote_lead_id_foreign foreign key (lead_id) references lead(id) on delete cascade,
    constraint quote_partner_id_foreign foreign key (partner_id) references partner(id)
  )`,
  // One chosen quote of a lead, whatever the callers do.
  `create unique index quote_chosen_unique on quote (lead_id) where ((state)::text = 'chosen'::text)`,
  `create index quote_reminded_index on quote (reminded_at) where (((state)::text = 'draft'::text) and (reminded_at is not null))`,
  `create index quote_lead_id_index on quote (lead_id)`,
  `create trigger quotes_begin after insert on quote for each row when (((new.state)::text <> 'draft'::text)) execute function quotes_of_lead_fn()`,
  `create trigger quotes_change after update of state on quote for each row when (((new.state)::text is distinct from (old.state)::text)) execute function quotes_of_lead_fn()`,
  `create index quote_partner_id_index on quote (partner_id)`,
  `create table quote_version (
    quote_id uuid not null,
    version integer not null,
    sent_at timestamptz(3) not null,
    service varchar(40) not null,
    terms jsonb not null,
    idempotency_key varchar(200),
    constraint quote_version_pkey primary key (quote_id, version),
    constraint quote_version_quote_id_foreign foreign key (quote_id) references quote(id) on delete cascade
  )`,
  `create table quote_template (
    id uuid not null,
    partner_id uuid not null,
    place smallint not null,
    name varchar(60) not null,
    terms jsonb not null,
    constraint quote_template_pkey primary key (id),
    constraint quote_template_partner_id_foreign foreign key (partner_id) references partner(id) on delete cascade
  )`,
  `create index quote_template_partner_id_index on quote_template (partner_id)`,
  `create table quote_figure (
    id uuid not null,
    service varchar(40),
    municipality varchar(4),
    terms jsonb not null,
    sent_at timestamptz(3) not null,
    is_chosen boolean not null,
    constraint quote_figure_pkey primary key (id)
  )`,
  // Files are deleted after their rows, so that a stop in between leaves no row without its file.
  `create function file_is_erased_fn() returns trigger language plpgsql as $$
  begin
          insert into erased_file (file_id, erased_at) values (old.file_id, now())
          on conflict do nothing;
          return old;
        end;
  $$`,
  `create table erased_file (
    file_id uuid not null,
    erased_at timestamptz(3) not null,
    is_upload boolean default false not null,
    constraint erased_file_pkey primary key (file_id)
  )`,
  `create table file_store_use (
    name varchar(10) not null,
    identity varchar(300) not null,
    seen_at timestamptz(3) not null,
    constraint file_store_use_pkey primary key (name)
  )`,
  `create table lead_picture (
    id uuid not null,
    lead_id uuid not null,
    file_id uuid not null,
    place smallint not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    added_by varchar(10) not null,
    added_at timestamptz(3) not null,
    confirmed_at timestamptz(3),
    constraint lead_picture_file_id_unique unique (file_id),
    constraint lead_picture_pkey primary key (id),
    constraint lead_picture_lead_id_foreign foreign key (lead_id) references lead(id) on delete cascade
  )`,
  `create index lead_picture_lead_id_index on lead_picture (lead_id)`,
  `create trigger file_is_erased after delete on lead_picture for each row execute function file_is_erased_fn()`,
  `create table quote_attachment (
    file_id uuid not null,
    quote_id uuid not null,
    id uuid not null,
    kind varchar(10) not null,
    name varchar(120) not null,
    width integer,
    height integer,
    bytes integer not null,
    added_at timestamptz(3) not null,
    first_version integer,
    last_version integer,
    constraint quote_attachment_pkey primary key (file_id),
    constraint quote_attachment_quote_id_id_unique unique (quote_id, id),
    constraint quote_attachment_quote_id_foreign foreign key (quote_id) references quote(id) on delete cascade
  )`,
  `create trigger file_is_erased after delete on quote_attachment for each row execute function file_is_erased_fn()`,
  `create table saved_view (
    id uuid not null,
    user_id uuid,
    name varchar(40) not null,
    filter jsonb not null,
    constraint saved_view_pkey primary key (id),
    constraint saved_view_user_id_foreign foreign key (user_id) references dashboard_user(id) on delete cascade
  )`,
  `create unique index saved_view_owner_name_index on saved_view (coalesce(user_id, '00000000-0000-0000-0000-000000000000'::uuid), name)`,
  `create table queue_mark (
    kind varchar(20) not null,
    subject_id uuid not null,
    user_id uuid,
    snoozed_until date,
    constraint queue_mark_pkey primary key (kind, subject_id),
    constraint queue_mark_user_id_foreign foreign key (user_id) references dashboard_user(id) on delete set null
  )`,
  `create index queue_mark_user_id_index on queue_mark (user_id)`,
  `create table visit_count (
    day date not null,
    page varchar(20) not null,
    city varchar(80) not null,
    source varchar(20) not null,
    step varchar(20) not null,
    times integer not null,
    constraint visit_count_pkey primary key (day, page, city, source, step)
  )`,
  `create table webhook_endpoint (
    id uuid not null,
    url varchar(500) not null,
    secret varchar(200) not null,
    events text[] default '{}'::text[] not null,
    active boolean not null,
    created_at timestamptz(3) not null,
    previous_secret varchar(200),
    previous_until timestamptz(3),
    integrator_key_id uuid,
    earlier jsonb default '{}'::jsonb not null,
    quiet_until timestamptz(3),
    version integer default 1 not null,
    constraint webhook_endpoint_pkey primary key (id),
    constraint webhook_endpoint_integrator_key_id_foreign foreign key (integrator_key_id) references integrator_key(id) on delete cascade
  )`,
  `create trigger next_version before update of url, events, active, integrator_key_id on webhook_endpoint for each row when (((new.*) is distinct from (old.*))) execute function next_version()`,
  `create table webhook_delivery (
    id uuid not null,
    endpoint_id uuid not null,
    lead_id uuid,
    event varchar(40) not null,
    at timestamptz(3) not null,
    detail jsonb not null,
    state varchar(20) not null,
    attempts integer not null,
    due_at timestamptz(3) not null,
    sent_at timestamptz(3),
    last_fault varchar(500),
    erased_lead_id uuid,
    constraint webhook_delivery_pkey primary key (id),
    constraint webhook_delivery_endpoint_id_foreign foreign key (endpoint_id) references webhook_endpoint(id) on delete cascade,
    constraint webhook_delivery_lead_id_foreign foreign key (lead_id) references lead(id) on delete cascade
  )`,
  `create index webhook_delivery_due_at_index on webhook_delivery (due_at) where ((state)::text = 'due'::text)`,
  `create index webhook_delivery_endpoint_id_at_index on webhook_delivery (endpoint_id, at)`,
  `create index webhook_delivery_failing_index on webhook_delivery (at) where (((state)::text <> 'sent'::text) and (last_fault is not null))`,
  `create index webhook_delivery_lead_id_index on webhook_delivery (lead_id)`,
];
