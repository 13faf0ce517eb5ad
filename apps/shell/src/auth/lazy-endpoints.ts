const loadContracts = () => import(/* webpackChunkName: "contracts" */ '@solvent/contracts')

// The endpoints of the login page. The contracts validate the request, so they are loaded with the first input.

export const lazyLogin = { name: 'login', load: async () => (await loadContracts()).login } as const

export const lazyExample = {
  name: 'startExample',
  load: async () => (await loadContracts()).startExample,
} as const
