/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  nav: {
    admin_pages: 'Operator pages',
    admin_people: 'People',
    admin_users: 'Users',
    admin_requests: 'Access requests',
    admin_tickets: 'Tickets',
    admin_texts: 'Texts',
    admin_labels: 'Labels',
    admin_menu: 'Menu',
    admin_banners: 'Banners and hints',
    admin_system: 'System',
    admin_data: 'Data status',
    admin_figures: 'Figures',
    admin_audit: 'Audit log',
    admin_outbox: 'Messages',
    admin_settings: 'Settings',
    admin_instruments: 'Instruments',
  },
} as const;
