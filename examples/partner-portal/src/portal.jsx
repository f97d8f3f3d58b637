import { registerApplication, start } from 'single-spa'
import * as catalogue from './catalogue.jsx'
import construction from './construction.json'

const soundleaf = document.querySelector('meta[name=soundleaf]').content

registerApplication({
  name: 'catalogue',
  app: () => Promise.resolve(catalogue),
  activeWhen: () => true,
})

registerApplication({
  name: 'results',
  app: () => import(`${soundleaf}/soundleaf-results.js`),
  activeWhen: ({ hash }) => hash.endsWith('/results'),
  customProps: {
    domElement: document.getElementById('results'),
    construction,
    getToken: async () => (await fetch('/token')).text(),
  },
})

start()
