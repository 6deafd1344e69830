/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  page: {
    api_title: 'API',
    api_description: 'All calls of the Parcurve API.',
    api_lead:
      'Calls answer JSON, apart from files and the live stream. The machine-readable description follows OpenAPI 3.1; refusals always have the same shape.',
    api_method: 'Method',
    api_path: 'Path',
    api_summary: 'What it does',
  },
} as const;
