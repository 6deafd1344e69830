import type { Texts } from './eng.ts';

export const fra: Texts = {
  page: {
    site_text: 'Menu, bannières et aides autour de chaque page.',
    site_saved: 'Enregistré.',
    site_save: 'Enregistrer',
    site_cancel: 'Annuler',
    site_preview: 'Aperçu',
    site_preview_in: 'Langue de l’aperçu',
    site_address_invalid:
      'Saisissez un chemin qui commence par / ou une URL qui commence par https://.',
  },
  fields: {
    site_address: 'URL',
    site_address_hint:
      'Un chemin de ce site, comme /indexes/, ou une URL qui commence par https://',
    site_english_needed:
      'L’anglais est obligatoire ; il s’affiche lorsqu’une autre langue est vide.',
    site_words_invalid: 'Cette valeur est manquante ou non valide.',
  },
  lists: {
    site_show: 'Afficher',
    site_up: 'Monter {name}',
    site_down: 'Descendre {name}',
  },
  menu: {
    site_menu_live: 'Les visiteurs voient ce menu.',
    site_menu_changes:
      '{count} {count, plural, one {modification non publiée, visible} other {modifications non publiées, visibles}} de vous seul.',
    site_menu_behind:
      'Un autre administrateur a publié un nouveau menu. Votre brouillon part de l’ancien : choisissez ci-dessous ce qu’il faut conserver, ou abandonnez le brouillon.',
    site_publish: 'Publier',
    site_discard: 'Abandonner',
    site_add_item: 'Ajouter un élément',
    site_add_link: 'Ajouter un lien sous {name}',
    site_edit_named: 'Modifier {name}',
    site_remove_named: 'Supprimer {name}',
    site_remove: 'Supprimer',
    site_left: 'Déplacer {name} d’une colonne vers la gauche',
    site_right: 'Déplacer {name} d’une colonne vers la droite',
    site_column: 'Colonne {number}',
    site_new_tab: 'nouvel onglet',
    site_opens_new_tab: 'S’ouvre dans un nouvel onglet',
    site_place: 'Position',
    site_place_column: '{name}, colonne {number}',
    site_named_by: 'Nom',
    site_name_label: 'Libellé traduit',
    site_name_own: 'Texte personnalisé',
    site_remove_count:
      'Supprime « {name} » et {count} {count, plural, one {lien} other {liens}} en dessous, ainsi que ses statistiques de clics. Rien ne change avant la publication.',
    site_menu_wide: 'Menu sur grand écran',
    site_menu_phone: 'Menu sur téléphone',
    site_menu_empty: 'Le menu est vide.',
    site_rebase_title: 'Votre brouillon et le menu publié',
    site_rebase_mine: 'Garder la mienne : {text}',
    site_rebase_theirs: 'Utiliser la version publiée : {text}',
    site_rebase_none: 'absent',
    site_rebase: 'Mettre à jour le brouillon',
  },
  refusals: {
    site_menu_full: 'Le menu est plein. Supprimez d’abord un élément.',
    site_variant_taken: 'Ce nom est déjà pris. Choisissez-en un autre.',
    site_demo_stays:
      'La bannière de la démo reviendrait au prochain démarrage. Désactivez-la plutôt.',
  },
  banners: {
    site_bars: 'Barres sous l’en-tête',
    site_bars_who:
      'Tout le monde, connecté ou non, voit la première barre active. La fermer masque toutes les barres pendant un jour. Les utilisateurs connectés sur téléphone voient d’abord la proposition d’application.',
    site_variants: 'Bannières d’inscription',
    site_variants_who:
      'Affichées aux visiteurs non connectés de langue anglaise : après 15 secondes d’inactivité, au-delà de 60 % de la page ou quand la souris quitte la fenêtre. La fermer la masque pendant un jour. Une variante est choisie selon son poids.',
    site_apps: 'Applications mobiles',
    site_apps_who:
      'Affichées aux utilisateurs connectés dont l’appareil a une application. Fermer la proposition la masque pendant 30 jours.',
    site_ios: 'Pour iPhone et iPad',
    site_android: 'Pour Android',
    site_no_app: 'Pas d’application : aucune proposition n’est affichée.',
    site_hints: 'Aides dans les pages',
    site_hints_who:
      'Une aide désactivée est masquée pour tout le monde. Chacun peut aussi désactiver toutes les aides pour soi.',
    site_hint: 'Aide',
    site_edit_text: 'Modifier le texte',
    site_banner: 'Bannière',
    site_state: 'État',
    site_share: 'Part',
    site_actions: 'Actions',
    site_state_off: 'désactivé',
    site_state_scheduled: 'programmé',
    site_state_running: 'activé',
    site_state_ended: 'terminé',
    site_demo: 'démo',
    site_now: 'affiché maintenant',
    site_from: 'à partir du {time}',
    site_until: 'jusqu’à {time}',
    site_wins_always: 'Jamais affichée : « {name} » a la priorité.',
    site_wins: 'Masquée tant que « {name} » est active.',
    site_turn_on: 'Activer',
    site_turn_off: 'Désactiver',
    site_copy: 'Copier',
    site_new_bar: 'Nouvelle barre',
    site_new_variant: 'Nouvelle variante',
    site_none: 'Aucune bannière pour l’instant.',
  },
  banner: {
    site_new_bar_title: 'Nouvelle barre sous l’en-tête',
    site_new_variant_title: 'Nouvelle bannière d’inscription',
    site_variant_name: 'Nom court',
    site_variant_hint:
      'Minuscules, chiffres, - et _. Ne peut plus être modifié ensuite : les inscriptions y font référence.',
    site_word_title: 'Titre',
    site_word_text: 'Texte',
    site_word_action: 'Texte du lien',
    site_weight: 'Poids',
    site_weight_hint:
      'De 0 (jamais) à 1000. Actuellement affichée à {share} % de ceux qui reçoivent une bannière.',
    site_starts: 'Du ({zone})',
    site_ends: 'Au ({zone})',
    site_ends_invalid:
      'Saisissez une date et une heure valides ; la fin doit être postérieure au début.',
    site_is_on: 'Activé',
    site_english_only: 'Affichée uniquement aux visiteurs de langue anglaise.',
    site_remove_banner: 'Supprimer la bannière',
    site_remove_sure:
      'La bannière et ses statistiques seront supprimées définitivement. La supprimer ?',
  },
};
