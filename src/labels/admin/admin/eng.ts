import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  calendars: {
    calendars_text:
      'Market holidays by source, and days changed by operators. Settlement, payment dates and bond analytics depend on them.',
    calendars_change: 'Change a day',
    calendars_calendar: 'Calendar',
    calendars_day: 'Day',
    calendars_state: 'Market',
    calendars_closed: 'closed',
    calendars_open: 'open',
    calendars_note: 'Note',
    calendars_save: 'Save',
    calendars_saved: 'Saved. Bond analytics are being recalculated.',
    calendars_own: 'Changed days',
    calendars_none: 'No changed days.',
    calendars_take_back: 'Undo',
    calendars_other: 'Other markets',
    calendars_all: 'All calendars',
    calendars_source: 'Source',
    calendars_rules: 'rule-based bank holidays',
    calendars_until: 'Published to',
    calendars_judged: '{year}, our judgement',
    calendars_changes: 'Changes',
    calendars_wrong_range: 'Choose a date from 1990 to 2080.',
    calendars_wrong_weekend: 'Choose a weekday: the market is always closed at weekends.',
    calendars_wrong_open: 'The market is already open on this day.',
    calendars_wrong_closed: 'The market is already closed on this day.',
  },
  nav: {
    admin_people: 'People',
    admin_users: 'Users',
    admin_requests: 'Access requests',
    admin_tickets: 'Tickets',
    admin_texts: 'Content',
    admin_labels: 'Labels',
    admin_menu: 'Menu',
    admin_banners: 'Banners and hints',
    admin_system: 'System',
    admin_data: 'Data status',
    admin_figures: 'Usage',
    admin_audit: 'Audit log',
    admin_outbox: 'Messages',
    admin_settings: 'Settings',
    admin_instruments: 'Instruments',
    admin_calendars: 'Calendars',
  },
} as const;

export type Texts = Translation<typeof eng>;
