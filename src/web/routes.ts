import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('pages/boundary.tsx', [
    index('pages/home/home-page.tsx'),
    route('currencies', 'pages/currencies/currencies-page.tsx'),
    route('indexes', 'pages/indexes/indexes-page.tsx'),
    route('indexes/:indexId', 'pages/index/index-page.tsx'),
    route('bonds/:instrumentId', 'pages/instrument/instrument-page.tsx', { id: 'bond' }),
    route('stocks/:instrumentId', 'pages/instrument/instrument-page.tsx', { id: 'stock' }),
    route('etf/:instrumentId', 'pages/instrument/instrument-page.tsx', { id: 'etf' }),
    route('derivatives', 'pages/derivatives/derivatives-page.tsx'),
    route('company/:companyId', 'pages/company/company-page.tsx'),
    route('search', 'pages/search/search-page.tsx'),
    route('api', 'pages/api/api-page.tsx'),
    route('addin', 'pages/addin/addin-page.tsx'),
    route('gallery/:widget?', 'pages/gallery/gallery-page.tsx'),
    route('sign-in', 'pages/account/sign-in-page.tsx'),
    route('register', 'pages/account/register-page.tsx'),
    route('setup', 'pages/account/setup-page.tsx'),
    route('profile', 'pages/account/profile-page.tsx'),
    route('profile/access', 'pages/account/access-page.tsx'),
    route('profile/tokens', 'pages/account/tokens-page.tsx'),
    route('sign-out', 'pages/account/sign-out.ts'),
    route('offers/close', 'shell/offers/close-offer.ts'),
    route('*', 'pages/not-found/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
