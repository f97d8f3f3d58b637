/** For pages of other people, where everything of ours lives in one shadow root. Never in the product's own pages. */
export { makeGround, ShadowUiProvider } from './provider/shadow-ui-provider'
