import { Piscina } from 'piscina'
const pool = new Piscina({filename:'/tmp/att/w.cjs',minThreads:1,maxThreads:1,resourceLimits:{maxYoungGenerationSizeMb:96, ...(process.argv[2]?{maxOldGenerationSizeMb:+process.argv[2]}:{})}})
pool.on('error',e=>console.log('POOL error',e.code,e.message))
const run=async(d)=>{const t=Date.now();try{const r=await pool.run({do:d},{signal:AbortSignal.timeout(10000)});console.log(d,'ok',r,Date.now()-t)}catch(e){console.log(d,'ERR',e.name,e.code,e.message,Date.now()-t)}}
const many=(d)=>Promise.all([run(d),run('ok'),run('ok')])
for(const d of ['ok','throw','exit','ok','async','ok','oom','ok','loop','ok']) await many(d)
console.log(pool.threads.length); await pool.close()
