import type { Translation } from '../../translation.ts';
import type { eng } from './eng.ts';

export const fra: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Tous les appels de l’API Parcurve : paramètres, réponses et exemples.',
    api_lead:
      'Les appels répondent en JSON, sauf les fichiers et le flux en direct. La description lisible par machine suit OpenAPI 3.1\u202f; les refus ont toujours la même structure.',
    api_method: 'Méthode',
    api_path: 'Chemin',
    api_summary: 'Fonction',
    api_start: 'Pour commencer',
    api_start_token:
      'Les programmes s’identifient par un jeton dans l’en-tête Authorization. Un jeton voit ce que voit son compte et ne peut que lire.',
    api_make_token: 'Créer un jeton',
    api_start_formats:
      'Les tableaux existent aussi en CSV ou XLSX : ajoutez format=csv ou format=xlsx, ou demandez-le par l’en-tête Accept. Les réponses ont un ETag : qui le renvoie dans If-None-Match reçoit 304 tant que rien n’a changé.',
    api_start_limits:
      'Chaque jeton a droit à un nombre d’appels par minute. Les en-têtes ratelimit-limit, ratelimit-remaining et ratelimit-reset disent combien il en reste ; un refus indique dans Retry-After quand réessayer.',
    api_groups: 'Parties de la référence',
    api_all: 'Tous les appels',
    api_group_indexes: 'Indices et paires',
    api_group_currencies: 'Listes de paires',
    api_group_instruments: 'Obligations, actions, fonds, sociétés',
    api_group_quotes: 'Cours en direct et clôtures par ISIN',
    api_group_search: 'Recherche',
    api_group_archive: 'Archives des contrats à terme',
    api_group_udf: 'Clients graphiques (UDF)',
    api_group_openbb: 'Pour OpenBB Workspace',
    api_group_account: 'Comptes',
    api_group_site: 'Textes du site',
    api_needs_public: 'ouvert à tous ; les valeurs demandent un accès',
    api_needs_signedIn: 'demande un compte',
    api_needs_values: 'demande l’accès aux valeurs',
    api_needs_operator: 'pour les opérateurs',
    api_parameters: 'Paramètres',
    api_field: 'Champ',
    api_where: 'Où',
    api_where_path: 'adresse',
    api_where_query: 'requête',
    api_where_body: 'corps',
    api_type: 'Type',
    api_required: 'obligatoire',
    api_optional: 'facultatif',
    api_meaning: 'Description',
    api_base: 'URL de base :',
    api_sample: 'Exemple de réponse',
    api_sample_note:
      'Enregistrée sur le marché de démonstration ; les listes sont limitées à deux lignes.',
    api_answer: 'Réponse',
    api_answer_also: 'Aussi en {types}.',
    api_answer_file: 'Un fichier : {types}.',
    api_example_in: 'Exemple en {language}',
    api_group_curves: 'Courbes des taux',
  },
};
