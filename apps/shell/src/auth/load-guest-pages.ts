// The login is in the main bundle; the other two guest pages are prefetched on intent. A failed prefetch is ignored:
// navigating there loads the page again and reports a failure.

export const loadRegisterPage = () => import(/* webpackChunkName: "register" */ './register-page')

export function prepareRegister(): void {
  loadRegisterPage().catch(() => undefined)
}

export const loadResetPasswordPage = () =>
  import(/* webpackChunkName: "reset-password" */ './reset-password-page')

export function prepareResetPassword(): void {
  loadResetPasswordPage().catch(() => undefined)
}
